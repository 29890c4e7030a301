public import RivuletCore
public import RivuletGeometry
import RivuletGraph

/// A view that shows a part of its content and lets people scroll to the rest (B15).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ScrollView<Content: View> {
  /// The content. Several views are stacked vertically (B15.04).
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll indicators are shown while the content moves.
  public var showsIndicators: Bool

  /// Creates a scroll view whose content scrolls along the given axes. Without axes, the content is laid out as if there were no scroll
  /// view (B15.01).
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: ScrollContainer {
  public typealias Body = Never

  package func settings(in environment: EnvironmentValues) -> ScrollSettings {
    environment.scrollSettings(axes: axes, showsIndicators: showsIndicators)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard inputs.isInsideListRows else { return makeScroll(of: view, inputs) }
    let boundary = inputs.graph.makeInput(ScrollBoundary(), in: inputs.scope, name: "scroll view in a row", areEqual: { _, _ in true })
    let inside = _ViewListBody { makeScroll(of: view, $0) }
    return ScrollBoundary._makeViewList(modifier: _GraphValue(boundary), inputs: &inputs, body: inside)
  }
}

/// A modifier for a scroll view inside a list row. The content of the scroll view is not part of the row, so its links and controls look
/// and behave as they do outside a list.
private struct ScrollBoundary: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) { environment.enter(.scroll) }
}

@available(*, unavailable)
extension ScrollView: Sendable {}
