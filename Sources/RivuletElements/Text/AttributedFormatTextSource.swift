public import Foundation
import RivuletCore

/// A text source that formats a value as an attributed string, in the locale of the environment.
final class AttributedFormatTextSource<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
  private let input: Style.FormatInput
  private let format: Style

  init(_ input: Style.FormatInput, _ format: Style) {
    self.input = input
    self.format = format
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    resolver.append(format.locale(resolver.environment.locale).format(input), style)
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? AttributedFormatTextSource<Style> else { return false }
    return input == other.input && format == other.format
  }
}

extension Text {
  /// Creates a text view that displays a value, formatted as an attributed string by a format style in the locale of the environment.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .source(AttributedFormatTextSource(input, format)))
  }
}
