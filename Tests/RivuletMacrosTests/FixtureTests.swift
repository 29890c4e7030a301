import Testing

/// What the compiler made of the fixture.
@Suite struct FixtureTests {
  @Test func `an entry reads its default until it is set`() {
    var values = EnvironmentValues()
    #expect(values.trace == [] && values.isLoud && values.name == nil && values.exposed == "hidden" && values.default == (1, 2))
    #expect(values.action(1) == 2)
    values.trace = ["a"]
    values.isLoud = false
    values.name = "n"
    values.exposed = "shown"
    #expect(values.trace == ["a"] && !values.isLoud && values.name == "n" && values.exposed == "shown")
  }

  @Test func `a default is evaluated at each access`() {
    let values = EnvironmentValues()
    #expect(values.counter !== values.counter)
    #expect(values.inferredCounter !== values.inferredCounter)
  }

  @Test func `the other three types have entries too`() {
    var transaction = Transaction(), container = ContainerValues(), focused = FocusedValues()
    #expect(transaction.speed == 1.5 && container.badge == nil && focused.selection == nil)
    transaction.speed = 2
    container.badge = 3
    focused.selection = [4]
    #expect(transaction.speed == 2 && container.badge == 3 && focused.selection == [4])
  }
}
