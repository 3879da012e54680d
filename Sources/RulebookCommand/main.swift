print("rulebook")
