public import Foundation
public import RivuletFoundation

extension LocalizedStringKey {
  /// A builder for keys with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key: String
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key = ""
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends the literal text between interpolations.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(UInt8(ascii: "%")) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      } else {
        key += literal
      }
    }

    /// Appends a string unchanged. The string is not looked up, and its Markdown is not parsed.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), "%@")
    }

    /// Appends a value, formatted by a formatter. Without a formatter, the value's description is appended.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append(formatted: subject, formatter)
    }

    /// Appends an object, formatted by a formatter. Without a formatter, the object's description is appended.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(formatted: subject, formatter)
    }

    /// Appends a value, formatted by a format style in the locale of the environment.
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)), "%@")
    }

    /// Appends a value, formatted as an attributed string by a format style in the locale of the environment.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)), "%@")
    }

    /// Appends a number, formatted in the locale of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(FormatArgument(value), value._specifier)
    }

    /// Appends a number, formatted by a printf specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(FormatArgument(value), specifier)
    }

    /// Appends a number, formatted by a formatter (A4.19). Apple's interface provides this method only for objects.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, formatter: Formatter) {
      append(formatted: FormatArgument(value).object, formatter)
    }

    /// Appends another text view with its modifiers.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), "%@")
    }

    /// Appends an attributed string.
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), "%@")
    }

    /// Appends a localized string resource.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }

    /// Appends a date in a style.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    /// Appends a range of dates.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), "%@")
    }

    /// Appends an interval.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)), "%@")
    }

    mutating func append<Subject: Equatable>(formatted subject: Subject, _ formatter: Formatter?) {
      append(.text(Text(storage: .source(FormatterTextSource(subject, formatter)))), "%@")
    }

    private mutating func append(_ argument: FormatArgument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
