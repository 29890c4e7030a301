package import Foundation
package import RivuletFoundation

/// What is dragged over the window, from its beginning to the drop.
@MainActor
package final class DragSession {
  package let providers: [NSItemProvider]
  /// Where it is, in root coordinates.
  package internal(set) var point: CGPoint
  /// Called with each new place.
  package var onMove: (CGPoint) -> Void = { _ in }
  /// Makes a picture of what is seen of it; nil where nothing is.
  package var picture: () -> DragPicture? = { nil }
  /// Called once it is over.
  package var onEnd: () -> Void = {}

  package init(_ providers: [NSItemProvider], at point: CGPoint) {
    self.providers = providers
    self.point = point
  }

  /// Whether one of the things that are dragged can be had as one of the types.
  package func offers(_ types: [UTType]) -> Bool {
    providers.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
