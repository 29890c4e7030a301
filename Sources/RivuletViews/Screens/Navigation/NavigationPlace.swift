import Foundation
import RivuletCore

/// The place of a view in a navigation container, through which links and destinations reach their stack.
@MainActor
final class NavigationPlace {
  private(set) weak var model: NavigationModel?
  /// The screen that contains the view, or nil once it is removed.
  weak var entry: NavigationEntry?
  /// The toolbar items of the screen.
  var toolbar: ToolbarHost?

  init(_ model: NavigationModel) { self.model = model }
}

extension NavigationPlace: CollapsingBar {
  /// The height by which the bar shrinks: the height of a large title, or 0 without one.
  var collapsibleHeight: CGFloat {
    entry.map { $0.lastBarValues.title != nil && $0.lastTitleIsLarge } == true ? BarConstants.largeTitleHeight : 0
  }
}

private struct NavigationPlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
  /// The place in the navigation container, or nil outside of one.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}
