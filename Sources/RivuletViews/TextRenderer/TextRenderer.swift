public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// Draws texts in a way of the app's own.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that a text takes; by default its own.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far what is drawn may reach beyond the text. Nothing is cut off here in any case.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, for a renderer that asks how large it is.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

/// Something that an app attaches to characters of a text, for a renderer to find.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextAttribute {}

/// A renderer of texts, whatever its type, and the environment of its texts.
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
  /// What draws texts; nil for most.
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Has texts inside drawn by a renderer.
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
  /// Has texts in this view drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Text {
  /// The text with something attached to it, which a renderer finds by its type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.custom(TextAttributeBox(value))) }
}

/// What is attached to a text, compared by identity.
final class TextAttributeBox: @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }
}
