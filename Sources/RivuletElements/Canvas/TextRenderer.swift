public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A type that replaces the default rendering of text.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextRenderer: Animatable {
  /// Draws a text layout.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of the text. The default is the text's own size.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance that the drawing may extend beyond the text. This property has no effect, because nothing is clipped.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension TextRendererBox {
  fileprivate convenience init<Renderer: TextRenderer>(_ renderer: Renderer) {
    // Text is drawn and measured only on the main actor.
    nonisolated(unsafe) let drawing = renderer
    self.init(
      draw: { layout, environment, node in
        let session = CanvasSession()
        session.environment = environment
        session.renderer = { context, _ in drawing.draw(layout: layout, in: &context) }
        return session.draw(node)
      }, size: { drawing.sizeThatFits(proposal: $0, text: $1) })
  }
}

/// A modifier that sets the renderer for text in its content.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer

  nonisolated init(renderer: Renderer) { self.renderer = renderer }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TextRendererModifier: Animatable {
  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.textRenderer, TextRendererBox(renderer))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Sets the renderer for text in this view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
