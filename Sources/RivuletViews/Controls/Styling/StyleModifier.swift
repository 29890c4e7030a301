import RivuletCore
import RivuletGraph

/// The relation between the styles of one kind of control and the views that they create from a configuration.
@MainActor
protocol StyleBody: BodyAccessor where Container == Styled<Style, Configuration>, Content: View {
  associatedtype Style
  associatedtype Configuration
}

/// A modifier that sets a style for the controls of its kind inside (B21.04).
struct StyleModifier<Maker: StyleBody> {
  let style: Maker.Style

  nonisolated init(style: Maker.Style) {
    self.style = style
  }
}

extension StyleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Maker.Style> = modifier.field(0)
    return body(&inputs, in: StructuralStyle.styled(by: Maker.self, style.attribute, inside: inputs.styles))
  }
}

extension StructuralStyle {
  /// Returns a structural style for the value of one style modifier.
  static func styled<Maker: StyleBody>(
    by maker: Maker.Type, _ style: Attribute<Maker.Style>, inside outer: StructuralStyles?
  ) -> StructuralStyle where Subject == Attribute<Maker.Configuration> {
    StructuralStyle(inside: outer) { configuration, inputs in
      let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
      let body = inputs.makeBody(Maker.self, of: _GraphValue(styled))
      return Maker.Content._makeViewList(view: body, inputs: &inputs)
    }
  }

  /// Returns the structural style of controls without a style, which shows a view of the library.
  static func showing<Configuration, Shown: View>(
    _ show: @escaping @MainActor (Configuration) -> Shown
  ) -> StructuralStyle where Subject == Attribute<Configuration> {
    StructuralStyle { configuration, inputs in
      let shown = inputs.makeRule(MappedRule(source: configuration, transform: show))
      return Shown._makeViewList(view: _GraphValue(shown), inputs: &inputs)
    }
  }
}
