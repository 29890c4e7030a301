/// An effect that lights the layers of a symbol one after the other. In Rivulet, a symbol has one layer.
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

  /// The effect with each layer lit briefly.
  public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
  /// The effect with each layer lit until the last layer is lit.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
  /// The effect in which the layers turn off in reverse order.
  public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
  /// The effect that restarts after the last layer.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
  /// The effect with unlit layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
  /// The effect with unlit layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }

  private func changed(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights the layers of the symbol one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
