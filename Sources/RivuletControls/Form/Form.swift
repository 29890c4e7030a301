public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// A container for related controls, arranged in scrolling cards or in columns (B21.80).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Form<Content: View> {
  let content: Content

  /// Creates a form from controls, optionally grouped in sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, using the next outer style.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content: _GraphValue<Content> = view.field(0)
    let configuration = inputs.graph.makeInput(FormStyleConfiguration(), in: inputs.scope, name: "form") { _, _ in true }
    var inner = inputs
    if Content.self != FormStyleConfiguration.Content.self {
      inner = inner.supplying(FormStyleConfiguration.Content.self) { $0.makeList(content) }
    }
    return inner.makeStyled(configuration) { AutomaticFormStyle().makeBody(configuration: $0) }
  }
}

@available(*, unavailable)
extension Form: Sendable {}
