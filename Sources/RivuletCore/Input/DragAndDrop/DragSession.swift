package import Foundation
package import RivuletFoundation

/// A drag operation in the window, from the start of the drag to the drop.
@MainActor
package final class DragSession {
  package let providers: [NSItemProvider]
  /// The position of the drag, in root coordinates.
  package internal(set) var point: CGPoint
  /// Called when the position changes.
  package var onMove: (CGPoint) -> Void = { _ in }
  /// Creates an image of the dragged items. Returns nil if they are not visible.
  package var picture: () -> DragPicture? = { nil }
  /// Called when the drag has ended.
  package var onEnd: () -> Void = {}

  package init(_ providers: [NSItemProvider], at point: CGPoint) {
    self.providers = providers
    self.point = point
  }

  /// Returns true if any of the dragged items is available as one of the given types.
  package func offers(_ types: [UTType]) -> Bool {
    providers.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
