import RivuletCore

/// An effect on the symbols of a view, as a modifier asks for it.
struct SymbolEffectSetting: Equatable {
  /// When the effect plays.
  enum Trigger: Equatable {
    /// Whenever the value becomes another one.
    case value(AnyEquatable)
    case active(Bool)
  }

  let kind: SymbolEffectKind
  let options: SymbolEffectOptions
  let trigger: Trigger
}

/// A value of any type that can be compared.
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
  /// The effects on symbols here, those of the outermost modifier first.
  var symbolEffects: [SymbolEffectSetting] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}
