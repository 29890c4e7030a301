/// The `@Animatable` macro, which synthesizes `animatableData` from a type's stored variables and conforms the type to `Animatable`
/// (documentation).
enum AnimatableMacro: Macro {
  /// Expands the macro. Only the member role reports errors, so that each mistake is reported once.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    switch expansion.role {
    case .member:
      return try AnimatableMembers(expansion.source).accessors
    case .extension:
      guard let type = expansion.extendedType, !expansion.conformances.isEmpty else { return "" }
      return "extension \(type): SwiftUI.Animatable {}"
    default:
      throw Diagnostic("@Animatable is attached to a struct or a class; it cannot be used alone.")
    }
  }
}

/// The `@AnimatableIgnored` macro, a marker that makes `@Animatable` skip a variable. It does not expand to any code.
enum AnimatableIgnoredMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String { "" }
}
