import Foundation
import RivuletCore

/// One preview with its title, as large as its settings want it.
struct PreviewCell<Content: View>: View {
  let title: String
  let settings: PreviewSettings
  let content: Content
  @Environment(\.idiom) private var idiom

  /// The screen of a device that is held upright, in points; names of devices change nothing about it.
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

  /// A phone has little room across, however wide the page of previews is.
  private var stacked: some View {
    VStack { content }.transformEnvironment(\.self) { values in
      guard idiom == .phone else { return }
      values.horizontalSizeClass = .compact
      values.verticalSizeClass = isUpright ? .regular : .compact
    }
  }

  private var isUpright: Bool {
    settings.orientation == nil || settings.orientation == .portrait || settings.orientation == .portraitUpsideDown
  }
}
