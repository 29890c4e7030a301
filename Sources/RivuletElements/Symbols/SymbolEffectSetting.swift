import RivuletCore

/// The setting of a modifier that applies an effect to the symbols in its content.
struct SymbolEffectSetting: Equatable {
  /// The condition for playing the effect.
  enum Trigger: Equatable {
    /// The effect plays when the value changes.
    case value(AnyEquatable)
    case active(Bool)
  }

  package let kind: SymbolEffectKind
  let options: SymbolEffectOptions
  let trigger: Trigger
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isSame(rhs.value) }
}

private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectSetting] { [] }
}

extension EnvironmentValues {
  /// The effects on symbols in this environment, from the outermost modifier to the innermost.
  var symbolEffects: [SymbolEffectSetting] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}
