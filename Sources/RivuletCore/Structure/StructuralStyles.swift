/// How one kind of control builds its look out of what is known of it, its subject: mostly the attribute of a configuration. Set by a style
/// modifier, found while structure is built.
///
/// The type of a style is part of the static structure, so that a control with a style costs no dynamic place: only the style's value
/// is an attribute (B8.05).
///
/// A class, and what finds one is inlined where the subject is known: types that are found at run time are looked up at each call.
@MainActor @usableFromInline
package final class StructuralStyle<Subject> {
  /// Builds what the control looks like; the inputs find the styles outside of this one.
  @usableFromInline package let make: (Subject, _ViewListInputs) -> _ViewListOutputs

  package init(_ make: @escaping (Subject, _ViewListInputs) -> _ViewListOutputs) {
    self.make = make
  }
}

/// The styles that are set around a place, innermost first.
@MainActor @usableFromInline
package final class StructuralStyles {
  /// A `StructuralStyle`.
  @usableFromInline let style: AnyObject
  @usableFromInline let outer: StructuralStyles?

  @usableFromInline init(_ style: AnyObject, inside outer: StructuralStyles?) {
    self.style = style
    self.outer = outer
  }

  /// The innermost style for a kind of subject, and the styles without it.
  @inlinable static func find<Subject>(
    _ subject: Subject.Type, in innermost: StructuralStyles?
  ) -> (style: StructuralStyle<Subject>, others: StructuralStyles?)? {
    guard let innermost else { return nil }
    if let style = innermost.style as? StructuralStyle<Subject> { return (style, innermost.outer) }
    guard let found = find(subject, in: innermost.outer) else { return nil }
    return (found.style, StructuralStyles(innermost.style, inside: found.others))
  }
}

extension _ViewListInputs {
  /// The same inputs with a style for everything below.
  package func withStyle<Subject>(_ style: StructuralStyle<Subject>) -> _ViewListInputs {
    var inputs = self
    inputs.setStyle(style)
    return inputs
  }

  /// Sets a style for everything below.
  package mutating func setStyle<Subject>(_ style: StructuralStyle<Subject>) {
    styles = StructuralStyles(style, inside: styles)
  }

  /// Builds a control's look by the innermost style for its subject; by `standard` where none is set.
  @inlinable package func makeStyled<Subject>(
    _ subject: Subject, standard: () -> StructuralStyle<Subject>
  ) -> _ViewListOutputs {
    guard let found = StructuralStyles.find(Subject.self, in: styles) else { return standard().make(subject, self) }
    var inputs = self
    inputs.styles = found.others
    return found.style.make(subject, inputs)
  }
}
