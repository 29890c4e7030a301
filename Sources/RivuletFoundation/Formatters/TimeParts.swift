import Foundation

/// An amount of time divided into units, in descending order. Values are not negative.
struct TimeParts {
  struct Part {
    var unit: TimeUnit
    var value: Int
  }

  private(set) var parts: [Part]
  /// True if the end precedes the start.
  let isNegative: Bool

  /// Divides the time between two dates into whole units.
  init(_ units: [TimeUnit], from start: Date, to end: Date, in calendar: Calendar) {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let values = units.map { components.value(for: $0.component) ?? 0 }
    isNegative = values.contains { $0 < 0 }
    parts = zip(units, values).map { Part(unit: $0, value: abs($1)) }
  }

  /// Converts a largest unit with the value 1 to the next smaller unit.
  mutating func collapseLargest() {
    guard let index = parts.firstIndex(where: { $0.value != 0 }), parts[index].value == 1, index + 1 < parts.count,
      let larger = parts[index].unit.seconds, let smaller = parts[index + 1].unit.seconds
    else { return }
    parts[index + 1].value += larger / smaller
    parts.removeFirst(index + 1)
  }

  /// Removes units with the value zero, but keeps the smallest unit if all values are zero.
  mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
    if behavior.contains(.pad) { return }
    var behavior = behavior
    if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
    guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 }) else {
      if !behavior.isDisjoint(with: .dropAll) { parts.removeFirst(parts.count - 1) }
      return
    }
    parts = parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  /// Removes all but the largest units.
  mutating func limit(to count: Int) {
    parts = Array(parts.prefix(count))
  }
}
