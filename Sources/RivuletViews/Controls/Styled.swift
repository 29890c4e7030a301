import RivuletCore
import RivuletGraph

/// A style and what it is to show.
struct Styled<Style, Configuration>: CountsNoBody {
  let style: StyleProperty<Style>
  let configuration: Configuration
}

/// Brings the value of a style and a control's configuration together for the style's body.
@MainActor
struct StyledRule<Style, Configuration>: @MainActor ViewValueRule {
  let style: Attribute<Style>
  let configuration: Attribute<Configuration>

  mutating func update(_ output: borrowing RuleOutput<Styled<Style, Configuration>>) {
    output.set(Styled(style: StyleProperty(style: style.value), configuration: configuration.value))
  }
}

/// A style as a dynamic property, so that what it reads of the environment is kept up to date.
struct StyleProperty<Style>: DynamicProperty {
  var style: Style

  static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendNested(in: Style.self, at: fieldOffset)
  }
}

/// A value computed from another one; equal values go no further.
@MainActor
struct MappedRule<Source, Value>: @MainActor ViewValueRule {
  let source: Attribute<Source>
  let transform: @MainActor (Source) -> Value

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(transform(source.value))
  }
}
