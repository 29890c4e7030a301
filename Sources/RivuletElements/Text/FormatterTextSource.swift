public import Foundation

/// A text source that displays a value, formatted by a formatter. Without a formatted result, the value's description is shown.
final class FormatterTextSource<Subject: Equatable>: TextSource, @unchecked Sendable {
  private let subject: Subject
  private let formatter: Formatter?

  init(_ subject: Subject, _ formatter: Formatter?) {
    self.subject = subject
    self.formatter = formatter
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    resolver.append(formatter?.string(for: subject) ?? "\(subject)", style)
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? FormatterTextSource<Subject> else { return false }
    return formatter === other.formatter && subject == other.subject
  }
}

extension Text {
  /// Creates a text view that displays a value, formatted by a formatter.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }

  /// Creates a text view that displays an object, formatted by a formatter.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .source(FormatterTextSource(subject, formatter)))
  }
}
