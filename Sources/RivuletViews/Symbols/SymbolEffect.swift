/// Something that moves a symbol, or changes how it looks.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect on a symbol does.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let kind: SymbolEffectKind

  init(_ kind: SymbolEffectKind) {
    self.kind = kind
  }
}
