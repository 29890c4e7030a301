import RivuletCore
public import RivuletFoundation

/// A text source that displays a localized string resource.
final class LocalizedResourceTextSource: TextSource, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) {
    self.resource = resource
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let found = resolver.services.localizedString(
      forKey: resource.key, table: resource.table, bundle: resource.bundle.bundle, numbers: resource.defaultValue.numbers)
    let arguments = resource.defaultValue.arguments.map(FormatArgument.init(localized:))
    LocalizedTextSource.resolve(found ?? resource.defaultValue.key, arguments, into: &resolver, style)
  }

  override func isSame(as other: TextSource) -> Bool {
    (other as? LocalizedResourceTextSource)?.resource == resource
  }
}

extension FormatArgument {
  /// Creates a format argument from the value of a localized string.
  fileprivate init(localized argument: String.LocalizationValue.Argument) {
    switch argument {
    case .text(let text): self = .string(text)
    case .integer(let value): self = .signed(value)
    case .natural(let value): self = .unsigned(value)
    case .number(let value): self = .number(value)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Text {
  /// Creates a text view that displays a localized string resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(storage: .source(LocalizedResourceTextSource(resource)))
  }
}
