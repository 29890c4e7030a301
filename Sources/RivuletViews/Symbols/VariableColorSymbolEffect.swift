/// Lights the parts of a symbol up one after the other; a symbol here is one part.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct VariableColorSymbolEffect {
  private(set) var isReversing = false
  private(set) var isCumulative = false
  private(set) var hidesInactive = false
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.variableColor(isReversing: isReversing, isCumulative: isCumulative, hidesInactive: hidesInactive))
  }

  /// Each part is lit for a moment.
  public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
  /// Each part stays lit until the last one is.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
  /// The parts go out in the opposite order.
  public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
  /// It begins anew after the last part.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
  /// Parts that are not lit cannot be seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
  /// Parts that are not lit are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }

  private func changed(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights the parts of the symbol up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
