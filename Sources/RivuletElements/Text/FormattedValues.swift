public import Foundation

// These types are reference-convertible on other platforms, but not in this Foundation.

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date, formatted by a formatter. Without a formatter, the date's description is appended.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    append(formatted: subject, formatter)
  }

  /// Appends an interval, formatted by a formatter.
  public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
    append(formatted: subject, formatter)
  }

  /// Appends an identifier, formatted by a formatter. Without a formatter, the identifier's description is appended.
  public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
    append(formatted: subject, formatter)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text {
  /// Creates a text view that displays a date, formatted by a formatter.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }

  /// Creates a text view that displays an interval, formatted by a formatter.
  public init(_ subject: DateInterval, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }

  /// Creates a text view that displays an identifier, formatted by a formatter.
  public init(_ subject: UUID, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }
}
