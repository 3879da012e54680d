import Testing
import ValueRules

@Suite struct PointsScaleTests {
  @Test(
    "A scale names the highest level that is reached",
    arguments: [
      (0, nil), (1, nil), (2, "weak"), (3, "fair"), (4, "fair"), (5, "strong"), (9, "strong"),
    ]
      as [(Int, String?)]
  )
  func scale(points: Int, level: String?) {
    let scale = PointsScale(["strong": 5, "weak": 2, "fair": 3])
    #expect(scale.level(at: points) == level)
    #expect(scale.names == ["weak", "fair", "strong"])
    #expect(scale.leastPoints(of: "fair") == 3)
    #expect(scale.leastPoints(of: "none") == nil)
  }
}
