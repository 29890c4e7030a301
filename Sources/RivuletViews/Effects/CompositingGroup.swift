import Foundation
public import RivuletCore
import RivuletDrawing

/// Paints the content by itself before it is put onto the picture.
struct CompositingGroup: BehaviorModifier {
  typealias Body = Never

  static var initial: CompositingGroup { CompositingGroup() }
  static var hasDrawing: Bool { true }
  static var passesLayout: Bool { true }
  static var growsGradually: Bool { true }

  /// Whether the content is painted on black.
  var isOpaque = false

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setIsolated(true, of: drawing)
    if isOpaque { node.showFill(.black) } else { node.show(nil) }
  }

  func change(from old: CompositingGroup, in node: ViewNode) -> NodeChange { isOpaque == old.isOpaque ? .nothing : .drawing }
}

/// The colours in which a group is painted by itself.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB, as it is encoded.
  case nonLinear
  /// sRGB by amounts of light.
  case linear
  /// sRGB by amounts of light, with colours that are lighter than white.
  case extendedLinear
}

extension View {
  /// Lets what blends and fades in this view act within it, before effects around it act on it as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingGroup())
  }

  /// Paints this view as one picture, on black if it shall be opaque, before it is shown. All modes give the encoded colours of sRGB here.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingGroup(isOpaque: opaque))
  }
}
