package import RivuletGraph

/// How one kind of control builds its look out of a configuration; set by a style modifier, found while structure is built.
///
/// The type of a style is part of the static structure, so that a control with a style costs no dynamic place: only the style's value
/// is an attribute (B8.05).
@MainActor
package struct StructuralStyle<Configuration> {
  /// Builds what the control looks like; the inputs find the styles outside of this one.
  package let make: (Attribute<Configuration>, _ViewListInputs) -> _ViewListOutputs

  package init(_ make: @escaping (Attribute<Configuration>, _ViewListInputs) -> _ViewListOutputs) {
    self.make = make
  }
}

/// The styles that are set around a place, innermost first.
@MainActor
package final class StructuralStyles {
  private let configuration: any Any.Type
  private let style: Any
  private let outer: StructuralStyles?

  private init(configuration: any Any.Type, style: Any, outer: StructuralStyles?) {
    self.configuration = configuration
    self.style = style
    self.outer = outer
  }

  static func adding<Configuration>(
    _ style: StructuralStyle<Configuration>, to outer: StructuralStyles?
  ) -> StructuralStyles {
    StructuralStyles(configuration: Configuration.self, style: style, outer: outer)
  }

  /// The innermost style for a configuration, and the styles without it.
  static func find<Configuration>(
    _ configuration: Configuration.Type, in innermost: StructuralStyles?
  ) -> (style: StructuralStyle<Configuration>, others: StructuralStyles?)? {
    guard let innermost else { return nil }
    if innermost.configuration == configuration, let style = innermost.style as? StructuralStyle<Configuration> {
      return (style, innermost.outer)
    }
    guard let found = find(configuration, in: innermost.outer) else { return nil }
    let others = StructuralStyles(configuration: innermost.configuration, style: innermost.style, outer: found.others)
    return (found.style, others)
  }
}

extension _ViewListInputs {
  /// The same inputs with a style for everything below.
  package func withStyle<Configuration>(_ style: StructuralStyle<Configuration>) -> _ViewListInputs {
    var inputs = self
    inputs.styles = StructuralStyles.adding(style, to: styles)
    return inputs
  }

  /// Builds a control's look by the innermost style for its configuration; by `standard` where none is set.
  package func makeStyled<Configuration>(
    _ configuration: Attribute<Configuration>, standard: () -> StructuralStyle<Configuration>
  ) -> _ViewListOutputs {
    guard let found = StructuralStyles.find(Configuration.self, in: styles) else {
      return standard().make(configuration, self)
    }
    var inputs = self
    inputs.styles = found.others
    return found.style.make(configuration, inputs)
  }
}
