/// The styles that are set around a place, innermost first: the innermost, and those around it.
@MainActor @usableFromInline
package class StructuralStyles {
  @usableFromInline package final let outer: StructuralStyles?

  fileprivate init(inside outer: StructuralStyles?) {
    self.outer = outer
  }

  /// The innermost style inside of others.
  @usableFromInline func copied(inside outer: StructuralStyles?) -> StructuralStyles {
    fatalError("StructuralStyles is abstract; a StructuralStyle knows what it styles.")
  }
}

/// How one kind of control builds its look out of what is known of it, its subject: mostly the attribute of a configuration. Set by a style
/// modifier, found while structure is built.
///
/// The type of a style is part of the static structure, so that a control with a style costs no dynamic place: only the style's value
/// is an attribute (B8.05).
///
/// A class, and what finds one is inlined where the subject is known: types that are found at run time are looked up at each call.
@MainActor @usableFromInline
package final class StructuralStyle<Subject>: StructuralStyles {
  /// Builds what the control looks like; the inputs find the styles outside of this one.
  @usableFromInline package let make: (Subject, inout _ViewListInputs) -> _ViewListOutputs

  /// A style that is set inside of others, or the one where none is.
  package init(inside outer: StructuralStyles? = nil, _ make: @escaping (Subject, inout _ViewListInputs) -> _ViewListOutputs) {
    self.make = make
    super.init(inside: outer)
  }

  @usableFromInline override func copied(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle(inside: outer, make)
  }
}

extension StructuralStyles {
  /// The innermost style for a kind of subject, and the styles without it.
  @inlinable package static func find<Subject>(
    _ subject: Subject.Type, in innermost: StructuralStyles?
  ) -> (style: StructuralStyle<Subject>, others: StructuralStyles?)? {
    guard let innermost else { return nil }
    if let style = innermost as? StructuralStyle<Subject> { return (style, innermost.outer) }
    guard let found = find(subject, in: innermost.outer) else { return nil }
    return (found.style, innermost.copied(inside: found.others))
  }
}

extension _ViewListBody {
  /// Builds it in a style that is set inside of those of the inputs.
  package func callAsFunction(_ inputs: inout _ViewListInputs, in style: StructuralStyles) -> _ViewListOutputs {
    let outer = inputs.styles
    inputs.styles = style
    defer { inputs.styles = outer }
    return self(&inputs)
  }
}

extension _ViewListInputs {
  /// Whether a style for a kind of subject is set around.
  package func hasStyle<Subject>(for subject: Subject.Type) -> Bool { StructuralStyles.find(subject, in: styles) != nil }

  /// Builds a control's look by the innermost style for its subject; by `standard` where none is set.
  @inlinable package mutating func makeStyled<Subject>(
    _ subject: Subject, standard: () -> StructuralStyle<Subject>
  ) -> _ViewListOutputs {
    let around = styles
    guard let found = StructuralStyles.find(Subject.self, in: around) else { return standard().make(subject, &self) }
    styles = found.others
    defer { styles = around }
    return found.style.make(subject, &self)
  }
}
