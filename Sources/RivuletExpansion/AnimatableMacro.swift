/// The `@Animatable` macro, which makes `animatableData` from a type's stored variables and conforms the type to `Animatable`
/// (documentation).
enum AnimatableMacro: Macro {
  /// Expands the macro. The member role reports errors and the extension role stays silent, so that each mistake is reported once.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    switch expansion.role {
    case .member:
      return try AnimatableMembers(expansion.source).accessors
    case .extension:
      guard let type = expansion.extendedType, !expansion.conformances.isEmpty else { return "" }
      return "extension \(type): SwiftUI.Animatable {}"
    default:
      throw Diagnostic("@Animatable is attached to a struct or a class; it cannot stand alone.")
    }
  }
}

/// The `@AnimatableIgnored` macro, a mark that makes `@Animatable` skip a variable. It adds nothing to the variable itself.
enum AnimatableIgnoredMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String { "" }
}
