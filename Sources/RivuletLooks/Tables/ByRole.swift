/// A value for each text style.
package struct ByRole<Value: Sendable>: Sendable {
  /// The values, in the order of `TextRole.allCases`.
  private let values: [Value]

  init(
    largeTitle: Value, title: Value, title2: Value, title3: Value, headline: Value, subheadline: Value, body: Value, callout: Value,
    footnote: Value, caption: Value, caption2: Value
  ) {
    values = [largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2]
  }

  /// Returns the value for a text style.
  package subscript(role: TextRole) -> Value { values[role.rawValue] }
}
