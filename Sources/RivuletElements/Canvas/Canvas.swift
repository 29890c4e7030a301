public import Foundation
public import RivuletCore
import RivuletGraph
package import RivuletTree

/// A view that draws its content with a closure. The canvas is redrawn when its size changes, or when a value that the closure reads
/// changes.
///
/// The drawing is clipped to the view's bounds. It contains no accessibility elements and is ignored in hit testing.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Canvas<Symbols: View> {
  /// The views that the renderer resolves by their tags.
  public var symbols: Symbols
  /// The closure that draws into a context of the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is opaque. An opaque canvas is drawn on black.
  public var isOpaque: Bool
  /// The colour mode of the composition. All modes use gamma-encoded sRGB in Rivulet.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that allows the canvas to be drawn later than the views around it. This property has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that the renderer can draw as symbols.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas: View, NodeSource {
  public typealias Body = Never
  package typealias Behavior = CanvasBehavior

  package static func makeBehavior(_ inputs: _ViewListInputs) -> CanvasBehavior { CanvasBehavior(session: CanvasSession(), version: 0) }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let node = makeNode(of: view, inputs)
    if Symbols.self == EmptyView.self { return _ViewListOutputs(node: node) }
    let outer = (inputs.stackAxis, inputs.rowKind)
    (inputs.stackAxis, inputs.rowKind) = (nil, .none)
    defer { (inputs.stackAxis, inputs.rowKind) = outer }
    var content = Symbols._makeViewList(view: view.first(), inputs: &inputs)
    content.elements.wrapNodes { [unowned node] child, scope in
      let frame = BehaviorNode(CanvasSymbolBehavior(), around: child, scope: scope)
      frame.surroundings.drawing.watch(frame.drawing) { [weak node] in
        if let node, !node.scope.isRemoved { node.drawingMayDiffer() }
      }
      return frame
    }
    node.setContents(content.elements)
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }

  package func update(_ node: BehaviorNode<CanvasBehavior>, environment: EnvironmentReader) {
    let session = node.behavior.session
    (session.renderer, session.isOpaque, session.environment) = (renderer, isOpaque, environment.values)
    node.update(CanvasBehavior(session: session, version: node.behavior.version + 1))
  }
}

@available(*, unavailable)
extension Canvas: Sendable {}
