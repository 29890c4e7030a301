/// `@Animatable`: makes `animatableData` of a type's stored variables, and lets the type conform to `Animatable` (documentation).
enum AnimatableMacro: Macro {
  /// The member role reports what is wrong; the extension role stays silent then, so that each mistake is told once.
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

/// `@AnimatableIgnored`: a mark for `@Animatable`, which leaves the variable out. It adds nothing to the variable itself.
enum AnimatableIgnoredMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String { "" }
}
