public import Foundation
import RivuletCore

/// A text source that formats a value with a format style, in the locale of the environment.
final class FormatStyleTextSource<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
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
    guard let other = other as? FormatStyleTextSource<Style> else { return false }
    return input == other.input && format == other.format
  }
}

extension Text {
  /// Creates a text view that displays a value, formatted by a format style in the locale of the environment.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .source(FormatStyleTextSource(input, format)))
  }
}
