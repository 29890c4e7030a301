public import Foundation

// Values that are reference-convertible on other platforms, but not in this Foundation.

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date that a formatter describes, or its own description.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    append(formatted: subject, formatter)
  }

  /// Adds an interval that a formatter describes.
  public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
    append(formatted: subject, formatter)
  }

  /// Adds an identifier that a formatter describes, or its own description.
  public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
    append(formatted: subject, formatter)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text {
  /// A date as a formatter describes it.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }

  /// An interval as a formatter describes it.
  public init(_ subject: DateInterval, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }

  /// An identifier as a formatter describes it.
  public init(_ subject: UUID, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }
}
