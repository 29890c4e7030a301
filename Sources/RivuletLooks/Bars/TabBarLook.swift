package import Foundation

/// The appearance of a tab view's bar and sidebar, with measurements in points. The height of the strip is classic.
package struct TabBarLook: Sendable {
  package let form: Form
  /// True if a tab shows its title below its icon in windows of any size.
  package let stacksTitles: Bool
  /// True if icons in the bar are filled.
  package let fillsIcons: Bool
  /// True if the selected tab's label has the tint colour. Otherwise, only the background marks the selection, and the label is legible in
  /// any appearance.
  package let tintsSelection: Bool
  /// True if the bar shows the badges of tabs.
  package let showsBadges: Bool
  /// True if an adaptable tab view always shows a sidebar, regardless of width and placement.
  package let prefersSidebar: Bool
  /// The padding around a tab's label.
  package let tabInsets: CGSize
  /// The font of a title below an icon, and the spacing between the two.
  package let stackedFont: LookFont
  package let stackedSpacing: CGFloat
  /// The spacing between an icon and a title beside it.
  package let rowSpacing: CGFloat
  /// The width of the sidebar (our choice, B18.58).
  package let sidebarWidth: CGFloat

  /// The form of a bar.
  package enum Form: Sendable {
    /// A strip below the pages, filled by the tabs. If there are more than `maximumTabCount` tabs, the last one opens a menu of the remaining tabs
    /// (B20.11).
    case strip(height: CGFloat, maximumTabCount: Int)
    /// A rounded box directly above the pages, with a highlight behind the selected tab. The box is 24 points tall with a single line of
    /// text (26).
    case segments(Segments)
  }

  /// The measurements of a segmented bar.
  package struct Segments: Sendable {
    /// The padding around the tabs, and the corner radius.
    package let padding: CGFloat
    package let radius: CGFloat
    /// The corner radius of the highlight behind the selected tab.
    package let markRadius: CGFloat
  }
}

extension TabBarLook {
  /// The measurements of the segments; nil in a strip.
  package var segments: Segments? { if case .segments(let segments) = form { segments } else { nil } }
}

extension TabBarLook {
  package static let phone = TabBarLook(
    form: .strip(height: 49, maximumTabCount: 5), stacksTitles: true, fillsIcons: true, tintsSelection: true, showsBadges: true,
    prefersSidebar: false, tabInsets: .zero, stackedFont: .system(size: 10, weight: 500), stackedSpacing: 2, rowSpacing: 4,
    sidebarWidth: 200)
  static let desktop = TabBarLook(
    form: .segments(Segments(padding: 1, radius: 6, markRadius: 5)), stacksTitles: false, fillsIcons: false,
    tintsSelection: false, showsBadges: false, prefersSidebar: true, tabInsets: CGSize(width: 10, height: 3),
    stackedFont: .system(size: 10, weight: 500), stackedSpacing: 2, rowSpacing: 4, sidebarWidth: 200)
}
