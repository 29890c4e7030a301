import Foundation
import RivuletCore

/// Where a view stands among the screens of a navigation container: links and destinations reach their stack by it.
@MainActor
final class NavigationPlace {
  private(set) weak var model: NavigationModel?
  /// The screen around; nil once that has gone.
  weak var entry: NavigationEntry?
  /// The items of the toolbars in the screen.
  var toolbar: ToolbarHost?

  init(_ model: NavigationModel) { self.model = model }
}

extension NavigationPlace: CollapsingBar {
  /// The large title goes under the bar.
  var collapsibleHeight: CGFloat {
    entry.map { $0.lastBarValues.title != nil && $0.lastTitleIsLarge } == true ? NavigationConstants.largeTitleHeight : 0
  }
}

private struct CollapsingBarKey: EnvironmentKey {
  static var defaultValue: CollapsingBarReference { CollapsingBarReference() }
}

private struct NavigationPlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
  /// The bar above, if it gets lower while content is scrolled under it.
  var collapsingBar: CollapsingBarReference {
    get { self[CollapsingBarKey.self] }
    set { self[CollapsingBarKey.self] = newValue }
  }

  /// The screen of a navigation container around; nil outside of all.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}
