import RivuletCore
import RivuletGraph

/// A style paired with the configuration that it shows.
package struct Styled<Style, Configuration>: CountsNoBody {
  let style: StyleProperty<Style>
  let configuration: Configuration
}

/// A rule that combines a style with a control's configuration, for the style's body.
@MainActor
struct StyledRule<Style, Configuration>: @MainActor ViewValueRule {
  let style: Attribute<Style>
  let configuration: Attribute<Configuration>

  mutating func update(_ output: borrowing RuleOutput<Styled<Style, Configuration>>) {
    output.set(Styled(style: StyleProperty(style: style.value), configuration: configuration.value))
  }
}

/// A style as a dynamic property, so that its environment properties are updated.
package struct StyleProperty<Style>: DynamicProperty {
  package var style: Style

  package init(style: Style) {
    self.style = style
  }

  static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendNested(in: Style.self, at: fieldOffset)
  }
}
