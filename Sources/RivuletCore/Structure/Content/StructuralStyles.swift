/// The control styles that apply at a position in the tree, as a linked list with the innermost style first.
@MainActor @usableFromInline
package class StructuralStyles {
  @usableFromInline package final let outer: StructuralStyles?

  fileprivate init(inside outer: StructuralStyles?) {
    self.outer = outer
  }

  /// Returns a copy of the innermost style, nested in other styles.
  @usableFromInline func copied(inside outer: StructuralStyles?) -> StructuralStyles {
    fatalError("StructuralStyles is abstract; a StructuralStyle knows what it styles.")
  }
}

/// A style that builds the appearance of one kind of control from its subject, usually the attribute of a configuration. A style modifier
/// sets the style, and controls find it while the structure is built.
///
/// The type of a style is part of the static structure, so a styled control doesn't need a dynamic position. Only the style's value is an
/// attribute (B8.05).
///
/// Lookups in this class are inlined where the subject type is known, because the runtime would otherwise look up the generic type on each
/// call.
@MainActor @usableFromInline
package final class StructuralStyle<Subject>: StructuralStyles {
  /// Builds the appearance of the control. The inputs contain the styles outside this style.
  @usableFromInline package let make: (Subject, inout _ViewListInputs) -> _ViewListOutputs

  /// Creates a style nested in other styles.
  package init(inside outer: StructuralStyles?, _ make: @escaping (Subject, inout _ViewListInputs) -> _ViewListOutputs) {
    self.make = make
    super.init(inside: outer)
  }

  @usableFromInline override func copied(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle(inside: outer, make)
  }
}

extension StructuralStyle {
  /// Returns a mark nested in other styles. A mark is a style that builds nothing and that views find by its subject with `hasStyle(for:)`.
  package static func mark(inside outer: StructuralStyles?) -> StructuralStyle {
    StructuralStyle(inside: outer) { _, _ in _ViewListOutputs(elements: .none) }
  }
}

/// A modifier that marks the position of its content. Views inside find the mark by its type with `hasStyle(for:)`.
package struct StructuralMark<Subject>: ViewModifier {
  package typealias Body = Never

  package nonisolated init(_ subject: Subject.Type) {}

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    body(&inputs, in: StructuralStyle<Subject>.mark(inside: inputs.styles))
  }
}

extension StructuralStyles {
  /// Returns the innermost style for a kind of subject, and the styles that remain without it.
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
  /// Builds the content with `style` in effect. The style must be nested in the styles of the inputs.
  package func callAsFunction(_ inputs: inout _ViewListInputs, in style: StructuralStyles) -> _ViewListOutputs {
    let outer = inputs.styles
    inputs.styles = style
    defer { inputs.styles = outer }
    return self(&inputs)
  }
}

extension _ViewListInputs {
  /// Returns true if a style for a kind of subject applies at this position.
  package func hasStyle<Subject>(for subject: Subject.Type) -> Bool { StructuralStyles.find(subject, in: styles) != nil }

  /// Builds a control's appearance with the innermost style for its subject, or with `automatic` if no style is set.
  @inlinable package mutating func makeStyled<Subject>(
    _ subject: Subject, automatic: (Subject, inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let around = styles
    guard let found = StructuralStyles.find(Subject.self, in: around) else { return automatic(subject, &self) }
    styles = found.others
    defer { styles = around }
    return found.style.make(subject, &self)
  }
}
