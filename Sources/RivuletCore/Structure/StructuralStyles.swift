/// How one kind of control builds its look out of what is known of it, its subject: mostly the attribute of a configuration. Set by a style
/// modifier, found while structure is built.
///
/// The type of a style is part of the static structure, so that a control with a style costs no dynamic place: only the style's value
/// is an attribute (B8.05).
@MainActor
package struct StructuralStyle<Subject> {
  /// Builds what the control looks like; the inputs find the styles outside of this one.
  package let make: (Subject, _ViewListInputs) -> _ViewListOutputs

  package init(_ make: @escaping (Subject, _ViewListInputs) -> _ViewListOutputs) {
    self.make = make
  }
}

/// The styles that are set around a place, innermost first.
@MainActor
package final class StructuralStyles {
  private let subject: any Any.Type
  private let style: Any
  private let outer: StructuralStyles?

  private init(subject: any Any.Type, style: Any, outer: StructuralStyles?) {
    self.subject = subject
    self.style = style
    self.outer = outer
  }

  static func adding<Subject>(
    _ style: StructuralStyle<Subject>, to outer: StructuralStyles?
  ) -> StructuralStyles {
    StructuralStyles(subject: Subject.self, style: style, outer: outer)
  }

  /// The innermost style for a kind of subject, and the styles without it.
  static func find<Subject>(
    _ subject: Subject.Type, in innermost: StructuralStyles?
  ) -> (style: StructuralStyle<Subject>, others: StructuralStyles?)? {
    guard let innermost else { return nil }
    if innermost.subject == subject, let style = innermost.style as? StructuralStyle<Subject> {
      return (style, innermost.outer)
    }
    guard let found = find(subject, in: innermost.outer) else { return nil }
    let others = StructuralStyles(subject: innermost.subject, style: innermost.style, outer: found.others)
    return (found.style, others)
  }
}

extension _ViewListInputs {
  /// The same inputs with a style for everything below.
  package func withStyle<Subject>(_ style: StructuralStyle<Subject>) -> _ViewListInputs {
    var inputs = self
    inputs.styles = StructuralStyles.adding(style, to: styles)
    return inputs
  }

  /// Builds a control's look by the innermost style for its subject; by `standard` where none is set.
  package func makeStyled<Subject>(
    _ subject: Subject, standard: () -> StructuralStyle<Subject>
  ) -> _ViewListOutputs {
    guard let found = StructuralStyles.find(Subject.self, in: styles) else {
      return standard().make(subject, self)
    }
    var inputs = self
    inputs.styles = found.others
    return found.style.make(subject, inputs)
  }
}
