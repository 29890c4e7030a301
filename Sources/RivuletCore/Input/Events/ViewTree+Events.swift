extension ViewTree {
  package var pointer: PointerDispatcher { companions.find(PointerDispatcher(tree: self)) }
  package var hover: HoverDispatcher { companions.find(HoverDispatcher(tree: self)) }
  package var drags: DragDispatcher { companions.find(DragDispatcher(tree: self)) }
  package var keyboard: KeyDispatcher { companions.find(KeyDispatcher(tree: self)) }
  var menus: MenuDispatcher { companions.find(MenuDispatcher(tree: self)) }
  var focus: FocusCoordinator { companions.find(FocusCoordinator(tree: self)) }
  /// The tooltip of the window.
  package var tooltip: Tooltip { companions.find(Tooltip(tree: self)) }
}
