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
    guard let entry, entry.lastBarValues.title != nil, entry.lastTitleIsLarge else { return 0 }
    return model?.inputs.tree.rootEnvironment.looks.navigation.largeTitleHeight ?? 0
  }
}

extension EnvironmentValues {
  /// The place in the navigation container, or nil outside of one.
  var navigationPlace: NavigationPlace? {
    get { surroundings.navigationPlace.object() }
    set { surroundings.navigationPlace = ObjectSlot(newValue) }
  }
}
