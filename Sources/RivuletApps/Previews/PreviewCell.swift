import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens

/// A preview and its title, at the size that its settings specify.
struct PreviewCell<Content: View>: View {
  let title: String
  let settings: PreviewSettings
  let content: Content

  /// The screen size of a device in portrait orientation, in points. The name of the requested device has no effect.
  private static var screen: CGSize { CGSize(width: 390, height: 844) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: settings.displayName ?? title).font(.caption).foregroundStyle(.secondary)
      sized.clipped().border(Color.gray.opacity(0.5), width: 1)
    }
  }

  @ViewBuilder private var sized: some View {
    switch settings.layout ?? .device {
    case .device:
      stacked.frame(width: isUpright ? Self.screen.width : Self.screen.height, height: isUpright ? Self.screen.height : Self.screen.width)
    case .sizeThatFits: stacked.fixedSize()
    case .fixed(let width, let height): stacked.frame(width: width, height: height)
    }
  }

  /// The content, which in idioms with compact windows uses a phone's size classes regardless of the page's width.
  private var stacked: some View {
    VStack { content }.transformEnvironment(\.self) { values in
      guard values.idiom.habits.hasCompactWindows else { return }
      values.horizontalSizeClass = .compact
      values.verticalSizeClass = isUpright ? .regular : .compact
    }
  }

  private var isUpright: Bool {
    settings.orientation == nil || settings.orientation == .portrait || settings.orientation == .portraitUpsideDown
  }
}
