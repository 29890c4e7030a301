public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A title with an icon.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title: View, Icon: View> {
  package let title: Title
  let icon: Icon

  /// Creates a label from a title view and an icon view.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public typealias Body = Never

  /// Builds a single accessibility element that is read as the label's title. The innermost enclosing `labelStyle` modifier determines the
  /// appearance.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let title: _GraphValue<Title> = view.field(0)
    let icon: _GraphValue<Icon> = view.field(1)
    let graph = inputs.graph
    let configuration = graph.makeInput(LabelStyleConfiguration(), in: inputs.scope, name: "label") { _, _ in true }
    let semantics = graph.makeInput(CombinedSemanticsModifier(), in: inputs.scope, name: "label") { _, _ in true }
    let iconModifier = graph.makeInput(LabelIconModifier.initial, in: inputs.scope, name: "icon") { _, _ in true }
    var inner = inputs.supplying(LabelStyleConfiguration.Title.self, _ViewListBody(title))
      .supplying(LabelStyleConfiguration.Icon.self) { inputs in
        LabelIconModifier._makeViewList(modifier: _GraphValue(iconModifier), inputs: &inputs, body: _ViewListBody(icon))
      }
    let look = _ViewListBody { $0.makeStyled(configuration) { DefaultLabelStyle().makeBody(configuration: $0) } }
    return CombinedSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inner, body: look)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image from the app's resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a localized title and a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title that is not localized and an image from the app's resources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a title that is not localized and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, using the next outer style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: Sendable where Title: Sendable, Icon: Sendable {}
