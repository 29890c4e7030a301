import Foundation
package import RivuletCore
import RivuletGeometry

/// A view that is as large as its content, and scrolls if the content is taller than the available space.
package struct FittingScroll<Content: View> {
  let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension FittingScroll: View {
  package var body: some View {
    FittingScrollLayout {
      ScrollView { content }.scrollBounceBehavior(.basedOnSize)
    }
  }
}

/// A layout that gives a scroll view the height of its content, up to the proposed height.
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

/// A view that fills the available space, and scrolls if its content needs more.
package struct OverflowScroll<Content: View> {
  let content: Content

  package nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension OverflowScroll: ScrollContainer {
  package typealias Body = Never

  package func settings(in environment: EnvironmentValues) -> ScrollSettings {
    var settings = ScrollSettings()
    settings.axes = [.horizontal, .vertical]
    settings.offersRoom = true
    settings.bouncesWhenFitting = []
    settings.hasPointer = environment.idiom.habits.hasPointer
    settings.isDark = environment.colorScheme == .dark
    return settings
  }
}
