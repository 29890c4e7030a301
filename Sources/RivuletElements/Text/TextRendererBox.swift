import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletTree

/// A type-erased text renderer that an app provides.
final class TextRendererBox: @unchecked Sendable {
  /// The function that draws a layout at the size of a node, in an environment.
  let draw: @MainActor (Text.Layout, EnvironmentValues, ViewNode) -> PictureItem
  /// The function that returns the size of text for a proposal.
  let size: (ProposedViewSize, TextProxy) -> CGSize

  init(
    draw: @escaping @MainActor (Text.Layout, EnvironmentValues, ViewNode) -> PictureItem,
    size: @escaping (ProposedViewSize, TextProxy) -> CGSize
  ) {
    (self.draw, self.size) = (draw, size)
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: TextRendererBox? { nil }
}

extension EnvironmentValues {
  /// The text renderer, or nil to use the library's drawing.
  var textRenderer: TextRendererBox? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
