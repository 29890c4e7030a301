package import Foundation
package import RivuletFoundation

/// A drag over the window, from its start to the drop.
@MainActor
package final class DragSession {
  package let providers: [NSItemProvider]
  /// The position of the drag, in root coordinates.
  package internal(set) var point: CGPoint
  /// Called for each new position.
  package var onMove: (CGPoint) -> Void = { _ in }
  /// Creates an image of the dragged items; nil if they are not visible.
  package var picture: () -> DragPicture? = { nil }
  /// Called once the drag has ended.
  package var onEnd: () -> Void = {}

  package init(_ providers: [NSItemProvider], at point: CGPoint) {
    self.providers = providers
    self.point = point
  }

  /// Returns true if one of the dragged items is available as one of the types.
  package func offers(_ types: [UTType]) -> Bool {
    providers.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
