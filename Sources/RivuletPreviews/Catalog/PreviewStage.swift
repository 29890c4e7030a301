package import Foundation
package import RivuletApps
package import RivuletCore
import RivuletElements
import RivuletHost

/// The root view of a window that shows a preview.
package struct PreviewStage: View {
  let content: AnyView

  package init(_ content: AnyView) { self.content = content }

  package var body: some View { VStack { content } }
}

extension PreviewStage {
  /// The screen size of a device in portrait orientation, in points. The name of the requested device has no effect.
  private static let screen = CGSize(width: 390, height: 844)
  /// The maximum side length of a preview that is sized to fit its view, in points.
  private static let longestSide: CGFloat = 4_000

  /// Returns the window size to use before the content is measured.
  package static func size(for settings: PreviewSettings) -> CGSize {
    if case .fixed(let width, let height)? = settings.layout { return CGSize(width: side(width), height: side(height)) }
    let isUpright = settings.orientation.map { [.portrait, .portraitUpsideDown].contains($0) } ?? true
    return isUpright ? screen : CGSize(width: screen.height, height: screen.width)
  }

  /// Returns the window size that fits the content of a settled tree, or nil if the size does not depend on the content.
  @MainActor package static func fittingSize(for settings: PreviewSettings, of tree: ViewTree, idiom: Idiom) -> CGSize? {
    switch settings.layout ?? .device {
    case .fixed: return nil
    case .sizeThatFits:
      let size = tree.contentSize(.unspecified)
      return CGSize(width: side(size.width.rounded(.up)), height: side(size.height.rounded(.up)))
    case .device:
      guard idiom.habits.hasWindows else { return nil }
      let sizing = WindowSizing(idiom: idiom, settings: WindowSettings(), taking: tree.spaceFillingKind, measuring: tree.contentSize)
      return CGSize(width: side(sizing.initial.width), height: side(sizing.initial.height))
    }
  }

  /// Returns a length clamped to the range that can be drawn.
  private static func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), longestSide) : longestSide }
}
