import Foundation
import RivuletCore
import RivuletGeometry

/// Views that have their own size, and scroll where that is higher than the room.
struct FittingScroll<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension FittingScroll: View {
  var body: some View {
    FittingScrollLayout {
      ScrollView { content }.scrollBounceBehavior(.basedOnSize)
    }
  }
}

/// Gives a scroll view the height of its content, up to the height that is proposed.
private struct FittingScrollLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let scroll = subviews.first else { return .zero }
    let size = scroll.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: min(size.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// A content in the room that there is. It scrolls where it needs more.
struct OverflowScroll<Content: View> {
  let content: Content

  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension OverflowScroll: ScrollContainer {
  typealias Body = Never

  func settings(in environment: EnvironmentValues) -> ScrollSettings {
    var settings = ScrollSettings()
    settings.axes = [.horizontal, .vertical]
    settings.offersRoom = true
    settings.bouncesWhenFitting = []
    settings.idiom = environment.idiom
    settings.isDark = environment.colorScheme == .dark
    return settings
  }
}
