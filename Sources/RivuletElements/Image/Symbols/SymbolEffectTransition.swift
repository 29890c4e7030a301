public import RivuletCore

/// A transition that makes the symbols of a view appear and disappear with an effect. Other views appear and disappear immediately.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SymbolEffectTransition {
  /// The presence of symbols that are not visible.
  private let absence: SymbolPresence

  @MainActor @preconcurrency public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
    self.init(effect.configuration.kind)
  }

  nonisolated init(_ kind: SymbolEffectKind) {
    absence =
      switch kind {
      case .appear(isUp: false), .disappear(isUp: true): SymbolPresence(share: 0, scale: 1.5)
      case .draw: SymbolPresence(share: 0, scale: 1)
      default: SymbolPresence(share: 0, scale: 0.5)
      }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPresenceEffect(presence: phase.isIdentity ? SymbolPresence(scale: absence.scale) : absence))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == SymbolEffectTransition {
  /// A transition that makes the symbols of the view appear and disappear.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Returns a transition that makes the symbols of the view appear and disappear with an effect.
  @MainActor @preconcurrency public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AnyTransition {
  /// A transition that makes the symbols of the view appear and disappear.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  /// Returns a transition that makes the symbols of the view appear and disappear with an effect.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> AnyTransition
  where T: SymbolEffect, T: TransitionSymbolEffect {
    AnyTransition(SymbolEffectTransition(effect.configuration.kind))
  }
}
