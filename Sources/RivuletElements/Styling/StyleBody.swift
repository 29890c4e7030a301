package import RivuletCore
package import RivuletGraph

/// A type that connects the styles of one protocol with the views that they create from a configuration.
///
/// Every style protocol with a body has one such type. `StyleModifier` sets a style for the controls inside, and a control finds that style
/// with `makeStyled` while the structure is built. A control in the body of a style uses the next outer style.
@MainActor
package protocol StyleBody {
  associatedtype Style
  associatedtype Configuration
  associatedtype Content: View

  /// Returns the body of a style for one configuration.
  static func makeBody(_ style: Style, _ configuration: Configuration) -> Content
}

/// An accessor for the body of a style with a configuration.
enum StyledBody<Maker: StyleBody>: BodyAccessor {
  static func body(of container: Styled<Maker.Style, Maker.Configuration>) -> Maker.Content {
    Maker.makeBody(container.style.style, container.configuration)
  }
}

extension StyleBody {
  /// Builds the body of a style for one configuration.
  package static func make(
    _ style: Attribute<Style>, _ configuration: Attribute<Configuration>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
    return inputs.makeList(inputs.makeBody(StyledBody<Self>.self, of: _GraphValue(styled)))
  }
}

/// A modifier that sets a style for the controls of one kind in its content (B8.05, B21.04).
package struct StyleModifier<Maker: StyleBody> {
  let style: Maker.Style

  package nonisolated init(style: Maker.Style) {
    self.style = style
  }
}

extension StyleModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Maker.Style> = modifier.field(0)
    let structural = StructuralStyle<Attribute<Maker.Configuration>>(inside: inputs.styles) { configuration, inputs in
      Maker.make(style.attribute, configuration, &inputs)
    }
    return body(&inputs, in: structural)
  }
}

extension StructuralStyle {
  /// Returns a container's style, such as a toolbar style, that shows one of the library's views.
  package static func showing<Configuration, Shown: View>(
    inside outer: StructuralStyles?, _ show: @escaping @MainActor (Configuration) -> Shown
  ) -> StructuralStyle where Subject == Attribute<Configuration> {
    StructuralStyle(inside: outer) { $1.makeList(showing: show, of: $0) }
  }
}

extension _ViewListInputs {
  /// Builds a control in the innermost enclosing style, or in the control's automatic style if none is set.
  package mutating func makeStyled<Configuration, Shown: View>(
    _ configuration: Attribute<Configuration>, automatic show: @escaping @MainActor (Configuration) -> Shown
  ) -> _ViewListOutputs {
    makeStyled(configuration) { $1.makeList(showing: show, of: $0) }
  }

  /// Builds one of the library's views for a configuration. The function that creates the view reads nothing else.
  package mutating func makeList<Configuration, Shown: View>(
    showing show: @escaping @MainActor (Configuration) -> Shown, of configuration: Attribute<Configuration>
  ) -> _ViewListOutputs {
    makeList(_GraphValue(makeRule(MappedRule(source: configuration, transform: show))))
  }
}
