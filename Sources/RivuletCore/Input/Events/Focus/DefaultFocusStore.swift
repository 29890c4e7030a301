import RivuletTree

/// The views in a window that receive focus by default, either in a focus scope or in a region that focus enters.
///
/// A scope's default applies when a preferred view appears in the scope while no view has focus, and when the app resets the scope. A
/// region's default applies when focus enters the region from outside.
@MainActor
final class DefaultFocusStore {
  private unowned let tree: ViewTree
  private var scopes = WeakList<FocusScopeMark>()
  private var preferences = WeakList<FocusPreference>()
  private var regions = WeakList<FocusRegion>()
  private var requests: [(namespace: Namespace.ID, isReset: Bool)] = []

  init(_ tree: ViewTree) {
    self.tree = tree
  }

  func add(_ scope: FocusScopeMark) { scopes.append(scope) }
  func add(_ preference: FocusPreference) { preferences.append(preference) }
  func add(_ region: FocusRegion) { regions.append(region) }

  /// Requests the default of a scope. The default is determined after layout.
  func request(_ namespace: Namespace.ID, isReset: Bool) { requests.append((namespace, isReset)) }

  /// Moves focus to the requested defaults. Call this method after layout.
  func settle() {
    guard !requests.isEmpty else { return }
    let now = requests
    requests.removeAll()
    for request in now { fulfil(request.namespace, isReset: request.isReset) }
  }

  private func fulfil(_ namespace: Namespace.ID, isReset: Bool) {
    let keyboard = tree.keyboard
    let tops = ViewNode.inViewOrder(scopes.elements.filter { $0.namespace == namespace }.compactMap(\.liveNode))
    if keyboard.controlInFocus != nil { guard isReset, tops.contains(where: keyboard.hasFocus(inside:)) else { return } }
    let preferred = preferences.elements.filter { $0.isPreferred && $0.namespace == namespace }.compactMap(\.liveNode)
    let inside = preferred.filter { node in tops.contains { node.isWithin($0) } }
    let candidates = ViewNode.inViewOrder(inside) + (isReset ? tops : [])
    let stop = candidates.lazy.compactMap { keyboard.firstStop(in: $0) }.first { keyboard.canFocus($0) }
    if let stop { keyboard.takeFocus(stop) }
  }

  /// Returns the view that receives focus in place of the view to which the user moved it: the default of the outermost region that focus
  /// enters.
  func stop(entering node: ViewNode, from old: ViewNode?) -> ViewNode? {
    var around: [FocusRegion] = []
    var current: ViewNode? = node
    while let step = current {
      around += step.attachments(FocusRegion.self).filter(\.countsForMoves)
      current = step.parent
    }
    return around.lazy.reversed().filter { $0.liveNode.map { old?.isWithin($0) != true } ?? false }.compactMap(\.stop).first
  }

  /// Returns the view that receives focus inside the view to which the app moved it: the default of the first region in that view.
  func stop(inside top: ViewNode) -> ViewNode? {
    let inside = ViewNode.inViewOrder(regions.elements.compactMap(\.liveNode).filter { $0 !== top && $0.isWithin(top) })
    return inside.lazy.flatMap { $0.attachments(FocusRegion.self) }.compactMap(\.stop).first
  }
}

extension ViewNode {
  /// Returns true if this node is `top` or a descendant of it.
  fileprivate func isWithin(_ top: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let step = next, step !== top { next = step.parent }
    return next != nil
  }
}
