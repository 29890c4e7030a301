/// The identity of a screen that is created on demand. Every screen has a number of its own, so that a new screen never takes over the state
/// of an earlier one.
///
/// Another process creates its screens in another order. It recognizes a screen by its level and by the value that the screen shows.
package struct ScreenIdentity: Hashable {
  /// The number of the screen, which is unique in its container.
  let number: Int
  /// The number of screens below this one.
  let level: Int
  /// The value that the screen shows; nil for none.
  let value: AnyHashable?

  package init(_ number: Int, level: Int = 0, value: AnyHashable? = nil) {
    (self.number, self.level, self.value) = (number, level, value)
  }

  package static func == (first: ScreenIdentity, second: ScreenIdentity) -> Bool { first.number == second.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// A description that is the same in another process.
  var text: String { "screen \(level) \(value.map { TracedValue.describe($0.base) } ?? "")" }
}
