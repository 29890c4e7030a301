import SwiftUI

extension View {
  /// Lets the picture of the show move between the mini player and the player.
  @ViewBuilder func matchedPicture(in namespace: Namespace.ID?) -> some View {
    if let namespace {
      matchedGeometryEffect(id: "picture", in: namespace)
    } else {
      self
    }
  }
}
