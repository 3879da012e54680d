import Rulebook

let rulebook = try Rulebook()
let report = try rulebook.check("ann@", as: "email")
print(report.outcome)
