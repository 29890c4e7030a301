import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks
import RivuletTree

/// The screens of a navigation stack, with the destinations and push requests that create them.
///
/// The path determines the screens (B18.02). A screen pushed without a value is above the screen that pushed it (B18.32).
@MainActor
final class NavigationModel: BarSource {
  let inputs: _ViewListInputs
  let stack: ScreenStack
  /// The rule that updates the screens.
  var rule: AttributeID?
  private(set) var entries: [NavigationEntry] = []
  private var destinations: [NavigationDestination] = []
  private(set) var pushes: [NavigationPush] = []
  private var path: NavigationPathAccess?
  private var madeCount = 0
  private var chain = PushChain()
  /// True while the rule evaluates the push requests.
  private var isReadingPushes = false
  /// The window bar, if it displays this stack's settings.
  private weak var bar: WindowBar?
  private let environment: EnvironmentReader
  /// The split view column that contains this stack; nil outside columns.
  private(set) weak var column: SplitColumn?
  /// True if the split view created this stack for its column.
  private(set) var isOwnOfColumn = false
  /// Values that remain in the path although their screens were removed along with a screen below them; usually nil.
  private var lost: (index: Int, elements: [NavigationElement])?
  /// The source view into which the removed screen zooms.
  private var leavingSource: MatchedGeometryKey?

  init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    stack = ScreenStack(inputs)
    environment = inputs.environmentReader(of: NavigationModel.self)
    stack.transitionOutline = { [weak self] in self?.transitionOutline(of: $0) }
    stack.ownerInvariants = { [weak self] in self?.checkInvariants() ?? [] }
  }

  /// Returns descriptions of invariants that are violated between turns.
  private func checkInvariants() -> [String] {
    var found: [String] = []
    if entries.last?.screen !== stack.top { found.append("The screen on top of a navigation stack is not that of its last entry.") }
    for entry in entries where entry.screen.isRemoved { found.append("A navigation stack has an entry whose screen is removed.") }
    for entry in entries.dropLast() where entry.screen.scope.presence == .live && stack.list.screens.count == 1 {
      found.append("A screen below the one on top of a navigation stack at rest is not covered.")
    }
    return found
  }

  /// Returns the outline of the view from which a screen zoomed (B18.63).
  private func transitionOutline(of screen: Screen) -> TransitionOutline? {
    let key = screen === entries.last?.screen ? entries.last?.lastBarValues.transitionSource : leavingSource
    return key.flatMap { inputs.tree.transitionSources.outline(of: $0, in: stack.node, outside: screen.node) }
  }

  /// Schedules an update after a destination or push request has been added, removed, or changed.
  func changed() {
    if let rule, rule.isLive, !isReadingPushes { inputs.graph.invalidate(rule) }
  }

  // MARK: Destinations and push requests

  func add(_ destination: NavigationDestination) {
    destinations.append(destination)
    column?.next?.ownModel?.changed()
    // A declaration may replace another one that is removed in the same update.
    if destinations.contains(where: { $0 !== destination && $0.type == destination.type }) {
      inputs.tree.actions.append { [weak self] in self?.reportIfRepeated(destination.type) }
    }
    changed()
  }

  func remove(_ destination: NavigationDestination) {
    destinations.removeAll { $0 === destination }
    if destinations.contains(where: { $0.type == destination.type }) { changed() }
  }

  private func reportIfRepeated(_ type: any Any.Type) {
    if destinations.filter({ $0.type == type }).count > 1 { reportRepeated(type) }
  }

  func add(_ push: NavigationPush) {
    if push.place?.model !== self {
      // In the next column, a link's view replaces the view of the previous link.
      for other in pushes where other !== push && other.place?.model !== self { inputs.tree.actions.append { other.onPop() } }
      inputs.tree.actions.append { [weak self] in
        guard let path = self?.path, case let count = path.elements().count, count > 0 else { return }
        _ = path.replace(count, with: [])
      }
      column.flatMap { $0.split?.showOnTop($0.index) }
    }
    if !pushes.contains(where: { $0 === push }) { pushes.append(push) }
    changed()
  }

  func remove(_ push: NavigationPush) {
    pushes.removeAll { $0 === push }
    changed()
  }

  /// Returns the destination for values of a type. If several destinations match, the first one in the screen nearest to the root takes
  /// precedence (B18.26).
  private func destination(of type: any Any.Type, below index: Int = .max) -> NavigationDestination? {
    var found: (destination: NavigationDestination, index: Int)?
    for destination in destinations where destination.type == type {
      let own = entries.firstIndex { $0 === destination.place?.entry } ?? .max
      if own < index, own < found?.index ?? .max { found = (destination, own) }
    }
    // A column also uses the destinations declared in the previous column.
    if found == nil, isOwnOfColumn, let former = column?.former?.ownModel { return former.destination(of: type) }
    return found?.destination
  }

  // MARK: Pushing and popping

  /// Returns true if a value has a destination.
  func canPush(_ element: NavigationElement) -> Bool { destination(of: element.type) != nil }

  /// Pushes a value, or reports a value without a destination (B18.24).
  func push(_ element: NavigationElement) {
    if isOwnOfColumn, canPush(element), let next = column?.next, let model = next.ownModel {
      column?.clearNextColumn()
      model.restart(with: element)
      next.split?.showOnTop(next.index)
      return
    }
    guard canPush(element) else {
      if pushInNextColumn(element) || column?.selectRow(element.value) == true { return }
      return reportUnreachable(element.type)
    }
    guard path?.append([element]) == true else { return reportUnfitting(element.type) }
  }

  /// Pushes a value onto the root of a subsequent column's stack, if the value has no destination in its own column (B18.23). Returns false
  /// if no column has a destination for the value.
  private func pushInNextColumn(_ element: NavigationElement) -> Bool {
    var next = column?.next
    while let column = next {
      if let model = [column.innerModel, column.ownModel].lazy.compactMap({ $0 }).first(where: { $0.canPush(element) }) {
        model.restart(with: element)
        column.split?.showOnTop(column.index)
        return true
      }
      next = column.next
    }
    return false
  }

  /// True if this column's links show their screens in the next column.
  var showsScreensInNextColumn: Bool { isOwnOfColumn && column?.next?.ownModel != nil }

  /// Returns the stack in which a link shows its view. For a detail link, it is the next column's stack, if any (B18.49).
  func target(ofDetailLink isDetailLink: Bool) -> NavigationModel { isDetailLink ? column?.next?.ownModel ?? self : self }

  /// Replaces the entire path with a value.
  func restart(with element: NavigationElement) {
    guard let path, let now = path.elements() as [NavigationElement]?, path.replace(now.count, with: [element]) else {
      return reportUnfitting(element.type)
    }
  }

  /// Pops a screen and all screens above it (B18.36).
  func pop(_ entry: NavigationEntry?) {
    guard let index = entries.firstIndex(where: { $0 === entry }), index > 0 else { return }
    popScreens(from: index)
  }

  /// Pops all screens above the root.
  func popToRoot() { if entries.count > 1 { popScreens(from: 1) } }

  private func popScreens(from index: Int) {
    let below = entries[..<index].compactMap(\.element)
    for case .pushed(let push, _) in entries[index...].map(\.reason) { push.onPop() }
    // The path may already have removed the values, or it may have changed.
    guard let first = entries[index...].lazy.compactMap(\.element).first, let path else { return }
    let now = path.elements()
    guard now.count > below.count, now[below.count] == first else { return }
    _ = path.replace(now.count - below.count, with: [])
  }

  // MARK: Updating screens

  /// Updates the screens from the path and the push requests. The rule calls this method.
  func update(_ path: NavigationPathAccess, root: (NavigationEntry, inout _ViewListInputs) -> _ViewListOutputs) {
    self.path = path
    let wanted = withoutLost(path.elements())
    let isFirst = entries.isEmpty
    if isFirst {
      if environment.values.showsInWindowBar { bar = WindowBar.of(inputs.tree) }
      bar?.add(self)
      joinColumn()
      reportNesting()
      let entry = NavigationEntry(.root, in: self)
      entries = [entry]
      // The root's destinations must be registered before the screens that use them are created.
      makeScreen(entry, isCovered: !wanted.isEmpty, root)
      if inputs.tree.rootEnvironment.looks.navigation.keepsRootSize { stack.node.update(ScreensBehavior(base: entry.screen.node)) }
    }
    let formers = entries
    isReadingPushes = true
    for push in pushes { push.bringUpToDate() }
    isReadingPushes = false
    var (next, made, above) = keep(wanted)
    next += made
    for entry in above { if case .pushed(let push, _) = entry.reason, isDeclared(push, by: next) { next.append(entry) } }
    for push in pushes where !next.contains(where: { $0.isPushed(by: push) }) && isDeclared(push, by: next) {
      made.append(NavigationEntry(.pushed(push, key: push.key), in: self))
      next.append(made[made.count - 1])
    }
    if !isFirst, !made.isEmpty, !chain.allowsAnother(in: inputs.tree.app) {
      next.removeAll { entry in made.contains { $0 === entry } }
      takeBack(made)
      made = []
    }
    guard isFirst || !made.isEmpty || next.count != formers.count else { return }
    entries = next
    for entry in made { makeScreen(entry, isCovered: entry !== next.last, root) }
    let gone = formers.filter { former in !next.contains { $0 === former } }
    tell(gone)
    show(formers, gone.map { $0.screen }, isFirst: isFirst)
    bar?.changed()
  }

  /// Joins a split view's column. The first stack in the column is the column's own stack. A stack that the app adds to the column replaces
  /// it.
  private func joinColumn() {
    guard let around = environment.values.splitColumn else { return }
    if around.ownModel == nil {
      (column, isOwnOfColumn, around.ownModel) = (around, true, self)
      return
    }
    guard environment.values.navigationPlace?.model === around.ownModel else { return }
    column = around
    around.innerModel = self
    inputs.scope.add(InnerStackEnd(of: self, in: around))
    around.split?.changed()
  }

  /// Reports a stack inside a screen of another stack. Such a stack is independent and rarely intended (B18.39). Columns have their own
  /// stacks.
  private func reportNesting() {
    guard column == nil, environment.values.navigationPlace != nil else { return }
    NavigationIssues.reportNested()
  }

  var canGoBack: Bool { topIsAboveOthers && entries.last?.barValues.hidesBackButton != true }

  /// True if a screen of the same column is below the top screen.
  var topIsAboveOthers: Bool { entries.count > 1 && entries.last?.isColumnRoot == false }

  var canGoBackNow: Bool { topIsAboveOthers && entries.last?.lastBarValues.hidesBackButton != true }

  var scope: Scope { inputs.scope }
  var barValues: NavigationBarValues? { entries.last?.barValues }
  var barValuesBelow: NavigationBarValues? { entries.count > 1 ? entries[entries.count - 2].barValues : nil }

  func goBack() { pop(entries.last) }

  /// Returns true if one of the given screens, or a screen of another column, declares a push request.
  private func isDeclared(_ push: NavigationPush, by entries: [NavigationEntry]) -> Bool {
    guard let place = push.place, let declarer = place.entry else { return false }
    return place.model !== self || entries.contains { $0 === declarer }
  }

  /// Returns the screens to keep, the new screens for values from the first difference onwards (B18.07), and the remaining screens without
  /// values, which stay on top as long as their declaring screens remain.
  private func keep(_ wanted: [NavigationElement]) -> (kept: [NavigationEntry], made: [NavigationEntry], above: [NavigationEntry]) {
    var (kept, above) = ([entries[0]], [NavigationEntry]())
    var index = 0
    var differs = false
    var lost: [NavigationElement]?
    for entry in entries.dropFirst() {
      switch entry.reason {
      case .root: continue
      case .element(let element):
        if let now = lost {
          let place = index + now.count
          if place < wanted.count, wanted[place] == element { lost = now + [element] }
        } else if differs || index == wanted.count || wanted[index] != element || !entry.follow(destination(of: element.type)) {
          differs = true
        } else {
          kept.append(entry)
          index += 1
        }
      case .pushed(let push, let key):
        guard pushes.contains(where: { $0 === push && $0.key == key }) else {
          // Screens above a removed screen are removed with it.
          if !differs, lost == nil { lost = [] }
          continue
        }
        if differs || lost != nil { above.append(entry) } else { kept.append(entry) }
      }
    }
    if let lost, !lost.isEmpty { lose(lost, at: index) }
    return (kept, made(wanted[(index + (lost?.count ?? 0))...]), above)
  }

  /// Removes values from the path whose screens were removed along with a screen below them.
  private func lose(_ elements: [NavigationElement], at index: Int) {
    lost = (index, elements)
    inputs.tree.actions.append { [weak self] in
      guard let self, let path, let lost else { return }
      let now = path.elements()
      self.lost = nil
      let end = lost.index + lost.elements.count
      guard end <= now.count, Array(now[lost.index..<end]) == lost.elements else { return }
      _ = path.replace(now.count - lost.index, with: Array(now[end...]))
    }
  }

  /// Returns the path without the values that are about to be removed.
  private func withoutLost(_ wanted: [NavigationElement]) -> [NavigationElement] {
    guard let lost else { return wanted }
    let end = lost.index + lost.elements.count
    guard end <= wanted.count, Array(wanted[lost.index..<end]) == lost.elements else { return wanted }
    return Array(wanted[..<lost.index] + wanted[end...])
  }

  private func made(_ elements: ArraySlice<NavigationElement>) -> [NavigationEntry] {
    elements.map { NavigationEntry(.element($0), in: self) }
  }

  /// Notifies the push requests whose screens were removed, unless they requested the removal.
  private func tell(_ gone: [NavigationEntry]) {
    for case .pushed(let push, _) in gone.map(\.reason) where pushes.contains(where: { $0 === push }) {
      if entries.contains(where: { $0.isPushed(by: push) }) { continue }
      inputs.tree.actions.append { push.onPop() }
    }
  }

  private func makeScreen(
    _ entry: NavigationEntry, isCovered: Bool, _ root: (NavigationEntry, inout _ViewListInputs) -> _ViewListOutputs
  ) {
    madeCount += 1
    let identity = ScreenIdentity(madeCount, level: entries.firstIndex { $0 === entry } ?? 0, value: entry.value)
    entry.show(
      stack.makeScreen(AnyHashable(identity), isCovered: isCovered) { inputs in
        entry.place.toolbar = ToolbarHost(.phone, in: inputs.scope)
        switch entry.reason {
        case .root: return root(entry, &inputs)
        case .pushed(let push, _): return push.makeContent(of: entry, &inputs)
        case .element(let element):
          if let destination = destination(of: element.type) {
            entry.destination = destination
            return destination.makeContent(of: element, entry, &inputs)
          }
          inputs.tree.actions.append { [weak self, weak entry] in
            guard let self, let entry, self.entries.contains(where: { $0 === entry }) else { return }
            self.reportUnreachable(element.type)
          }
          let placeholder = inputs.graph.makeInput(
            NavigationScreen(content: NavigationPlaceholder(), place: entry.place), in: inputs.scope, name: "placeholder",
            areEqual: { _, _ in true })
          return NavigationScreen<NavigationPlaceholder>._makeViewList(view: _GraphValue(placeholder), inputs: &inputs)
        }
      })
    entry.place.toolbar?.container = entry.screen.node
  }

  private func show(_ formers: [NavigationEntry], _ gone: [Screen], isFirst: Bool) {
    guard let top = entries.last, isFirst || top !== formers.last else {
      for screen in gone { screen.remove() }
      return
    }
    let transaction = inputs.transaction.untrackedValue.transaction
    let environment = inputs.tree.rootEnvironment
    let isAtOnce = isFirst || transaction.disablesAnimations
    var change = ScreenStack.Change.exchange
    if entries.count > formers.count { change = .push } else if entries.count < formers.count { change = .pop }
    if environment.accessibilityReduceMotion, change != .exchange { change = .fade }
    leavingSource = formers.last?.lastBarValues.transitionSource
    stack.showKeepingFocus(top.screen, by: change, removing: gone, duration: isAtOnce ? 0 : environment.looks.navigation.slideDuration)
  }

  // MARK: Issues

  private func reportUnreachable(_ type: any Any.Type) {
    let name = _typeName(type, qualified: false)
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: name,
      "A link or a path has a value of type \(name), but no navigationDestination for that type is visible from it. "
        + "Add navigationDestination(for: \(name).self) to a screen in the stack, outside lazy containers.")
  }

  /// Undoes the most recent push requests, because screens that push each other would never stop.
  private func takeBack(_ entries: [NavigationEntry]) {
    var values = 0
    for entry in entries {
      switch entry.reason {
      case .root: break
      case .element: values += 1
      case .pushed(let push, _): inputs.tree.actions.append { push.onPop() }
      }
    }
    if values > 0 { inputs.tree.actions.append { [weak self] in _ = self?.path?.replace(values, with: []) } }
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "NavigationStack",
      "Screens in a NavigationStack have pushed each other \(PushChain.longest) times, each as soon as it appeared; the next one is not "
        + "pushed. Look for an onAppear, onChange or task action that appends to the path, or sets the value that pushes a screen, in each "
        + "of the screens.")
  }

  private func reportUnfitting(_ type: any Any.Type) {
    let name = _typeName(type, qualified: false)
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: name,
      "A link has a value of type \(name), which the path of its NavigationStack cannot hold. Use a path of that type, or a NavigationPath."
    )
  }

  private func reportRepeated(_ type: any Any.Type) {
    let name = _typeName(type, qualified: false)
    RuntimeIssue.reportOnce(
      .unreachableDestination, typeName: name,
      "A navigationDestination for \(name) was declared earlier on the stack; only the one closest to the root is used. "
        + "Declare it once, in the root.")
  }
}

extension NavigationEntry {
  fileprivate func isPushed(by push: NavigationPush) -> Bool {
    if case .pushed(let own, let key) = reason { own === push && key == push.key } else { false }
  }
}

/// The operations on a stack's path.
struct NavigationPathAccess {
  /// A function that returns the values above the root. Calling the function makes the running rule depend on the values.
  let elements: () -> [NavigationElement]
  /// A function that replaces values at the end of the path. It returns false if an added value has the wrong type.
  let replace: (_ dropped: Int, _ added: [NavigationElement]) -> Bool
  /// A function that returns the source of truth of the path, for tools.
  let findTruth: @MainActor () -> PropertyTruth?

  func append(_ elements: [NavigationElement]) -> Bool { replace(0, elements) }

  func replace(_ dropped: Int, with added: [NavigationElement]) -> Bool { replace(dropped, added) }
}

extension NavigationPathAccess: @MainActor ReferringProperty {
  package var truth: PropertyTruth? { findTruth() }
}

/// The content of a screen for a value without a destination (B18.25).
struct NavigationPlaceholder: View {
  nonisolated init() {}

  var body: some View {
    Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow)
  }
}

/// An observer that returns a column's bar to the column when the app's own stack in it disappears.
@MainActor
private final class InnerStackEnd: LifecycleObserver {
  private weak var model: NavigationModel?
  private weak var column: SplitColumn?

  init(of model: NavigationModel, in column: SplitColumn) { (self.model, self.column) = (model, column) }

  func scopeWillDisappear() {
    guard let column, let model, column.innerModel === model, model.inputs.scope.isInOpenTree else { return }
    column.innerModel = nil
    column.split?.changed()
  }
}
