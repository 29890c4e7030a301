/// An effect that moves a symbol or changes its look.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// The configuration of an effect on a symbol.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package let kind: SymbolEffectKind

  init(_ kind: SymbolEffectKind) {
    self.kind = kind
  }
}
