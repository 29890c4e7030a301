import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// The location of a view in a navigation container. Links and destinations use it to find their stack.
@MainActor
final class NavigationPlace {
  private(set) weak var model: NavigationModel?
  /// The screen that contains the view; nil once the screen has been removed.
  weak var entry: NavigationEntry?
  /// The toolbar items of the screen.
  var toolbar: ToolbarHost?
  /// The scroll view that the screen's bar follows; nil for none.
  private weak var followed: ScrollController?
  /// The height by which the bar has shrunk, in points.
  private var collapsedHeight: CGFloat = 0

  init(_ model: NavigationModel) { self.model = model }

  /// Returns true if the bar follows a scroll view. The bar follows the first visible scroll view, as long as that scroll view remains
  /// visible.
  func follows(_ controller: ScrollController) -> Bool {
    if followed === controller { return true }
    if let followed, followed.isVisible || !controller.isVisible { return false }
    followed?.give(barRoom: 0)
    followed = controller
    controller.give(barRoom: collapsedHeight)
    return true
  }

  /// Stops following a scroll view that has been removed. Returns false if the bar was not following it.
  func leave(_ controller: ScrollController) -> Bool {
    guard followed === controller else { return false }
    followed = nil
    return true
  }

  /// Records the height by which the bar has shrunk, and forwards it to the followed scroll view.
  func collapse(by height: CGFloat) {
    guard height != collapsedHeight else { return }
    collapsedHeight = height
    followed?.give(barRoom: height)
  }
}

extension ScrollController {
  /// True if the scroll view is in a visible part of the view hierarchy.
  fileprivate var isVisible: Bool { node.map { !$0.scope.isRemoved && $0.scope.isLive } ?? false }
}

extension NavigationPlace: TitleBar {
  var titleValues: NavigationBarValues? { entry?.barValues }
}

extension NavigationPlace: CollapsingBar {
  func collapses(with controller: ScrollController) -> Bool { followed === controller }

  /// The height by which the bar can shrink: the height of a large title, or 0 without one.
  var collapsibleHeight: CGFloat {
    guard let entry, let look = model?.inputs.tree.rootEnvironment.looks.navigation else { return 0 }
    let (values, items) = (entry.lastBarValues, toolbar)
    let hasTitle = values.title != nil && values.removesTitle != true || items?.hasItemsNow(.largeTitle) == true
    guard hasTitle, entry.lastTitleIsLarge else { return 0 }
    let hasSubtitle = values.subtitle != nil || items?.hasItemsNow(.largeSubtitle) == true || items?.hasItemsNow(.subtitle) == true
    return look.largeTitleHeight + (hasSubtitle ? look.subtitleHeight : 0)
  }
}

extension EnvironmentValues {
  /// The navigation place of this environment; nil outside a navigation container.
  var navigationPlace: NavigationPlace? {
    get { surroundings.navigationPlace.object() }
    set { surroundings.navigationPlace = ObjectSlot(newValue) }
  }
}
