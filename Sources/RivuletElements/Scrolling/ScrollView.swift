public import RivuletCore
public import RivuletGeometry
import RivuletGraph

/// A view that shows a part of content longer than the available space and lets people scroll it (B15).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ScrollView<Content: View> {
  /// The content. Several views are stacked vertically (B15.04).
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether bars show the scroll position while the content moves.
  public var showsIndicators: Bool

  /// Creates a scroll view whose content scrolls along some axes. Without axes the content is laid out as if there were none (B15.01).
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

/// A modifier for a scroll view inside of a list's row. Its content is not part of the row: links and controls there are those of free places.
private struct ScrollBoundary: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) { environment.enter(.scroll) }
}

@available(*, unavailable)
extension ScrollView: Sendable {}
