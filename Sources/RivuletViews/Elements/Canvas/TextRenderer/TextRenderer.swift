public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A custom way of drawing texts.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextRenderer: Animatable {
  /// Draws a text layout.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text. The default is the text's own size.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance that the drawing may extend beyond the text. It has no effect here, as nothing is clipped.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for a text, which lets a renderer measure it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

/// A value that an app attaches to characters of a text for a renderer.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextAttribute {}

/// A type-erased text renderer with the environment of its texts.
final class TextRendererBox: @unchecked Sendable {
  let draw: (Text.Layout, inout GraphicsContext) -> Void
  let size: (ProposedViewSize, TextProxy) -> CGSize

  init<Renderer: TextRenderer>(_ renderer: Renderer) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: TextRendererBox? { nil }
}

extension EnvironmentValues {
  /// The renderer of texts, or nil for the library's drawing.
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Sets the renderer of texts inside.
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
  /// Sets the renderer of texts in this view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Text {
  /// Returns the text with an attribute. A renderer finds the attribute by its type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.custom(TextAttributeBox(value))) }
}

/// An attribute of a text, compared by identity.
final class TextAttributeBox: @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }
}
