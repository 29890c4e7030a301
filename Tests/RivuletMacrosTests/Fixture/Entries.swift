final class Counter {
  var count = 0
}

extension EnvironmentValues {
  @Entry var trace: [String] = []
  @Entry var isLoud = true
  @Entry var counter: Counter = Counter()
  @Entry var inferredCounter = Counter()
  @Entry internal var name: String?
  @Entry fileprivate(set) var action: @Sendable (Int) -> Int = { $0 + 1 }
  @Entry var `default`: (Int, Int) = (1, 2)
  @Entry private var hidden = "hidden"

  var exposed: String {
    get { hidden }
    set { hidden = newValue }
  }
}

// An extension with an access level is what the macro has to cope with here.
// swift-format-ignore
package extension Transaction {
  @Entry var speed: Double = 1.5
}

extension ContainerValues {
  @Entry var badge: Int? = nil
}

extension FocusedValues {
  @Entry var selection: [Int]?
}
