import Foundation
public import RivuletCore
public import RivuletGeometry

/// A modifier that synchronizes a binding to an identity with the scroll view in its content (B15.41–B15.43).
struct ScrollIDModifier {
  /// The type-erased binding.
  let id: Binding<AnyHashable?>
  /// A function that returns true if an identity has the type of the binding.
  let accepts: (AnyHashable) -> Bool
  let anchor: UnitPoint?
}

extension ScrollIDModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    weak var scrollController: ScrollController?
    private var modifier: ScrollIDModifier?
    /// The value of the binding that the scroll view already reflects.
    private var known: AnyHashable?
    /// True while the scroll view has yet to scroll to the value of the binding.
    private var isWaiting = false
    /// True after the user has scrolled, and until layout has created the rows at the new position.
    private var wasScrolled = false

    var observerName: String { "scrollPosition" }

    func update(_ modifier: ScrollIDModifier, _ tree: ViewTree) {
      self.modifier = modifier
      let id = modifier.id.wrappedValue
      guard id != known else { return }
      known = id
      wasScrolled = false
      guard let id else {
        scrollController?.hold(nil, anchor: nil)
        return
      }
      guard let scrollController, !isWaiting else {
        isWaiting = true
        return
      }
      let transaction = tree.currentTransaction
      let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
      tree.scrolling.add(ScrollRequest(.controller(scrollController), .view(id, anchor: anchor), transaction: transaction))
      scrollController.hold(id, anchor: modifier.anchor)
    }

    func layoutChanged(of controller: ScrollController) {
      guard isWaiting, let known else { return }
      isWaiting = false
      controller.scrollOrSearch(to: .view(known, anchor: modifier?.anchor))
      controller.hold(known, anchor: modifier?.anchor)
    }

    func userScrolled(_ controller: ScrollController) { wasScrolled = true }

    func settled(_ controller: ScrollController) {
      guard wasScrolled, let modifier else { return }
      wasScrolled = false
      guard let id = controller.currentTarget(anchor: modifier.anchor, where: modifier.accepts), id != known else { return }
      known = id
      controller.hold(id, anchor: modifier.anchor)
      controller.perform { modifier.id.wrappedValue = id }
    }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.update(self, node.tree) }
}

/// A modifier that synchronizes a binding to a `ScrollPosition` with the scroll view in its content (B15.44).
struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    weak var scrollController: ScrollController?
    private var modifier: ScrollPositionModifier?
    private var known = ScrollPosition()
    private var isWaiting = false
    /// True after the user has scrolled, and until layout has created the rows at the new position.
    private var wasScrolled = false

    var observerName: String { "scrollPosition" }

    func update(_ modifier: ScrollPositionModifier, _ tree: ViewTree) {
      self.modifier = modifier
      let position = modifier.position.wrappedValue
      let isNew = position.version != known.version || position.place != known.place
      known = position
      guard isNew else { return }
      wasScrolled = false
      guard let destination = destination(tree.currentTransaction) else {
        if let scrollController { hold(scrollController) }
        return
      }
      guard let scrollController, !isWaiting else {
        isWaiting = true
        return
      }
      tree.scrolling.add(ScrollRequest(.controller(scrollController), destination, transaction: tree.currentTransaction))
      hold(scrollController)
    }

    private func destination(_ transaction: Transaction) -> ScrollDestination? {
      switch known.place {
      case .automatic: nil
      case .view(let id, let anchor): .view(AnyHashable(id.value), anchor: transaction.scrollTargetAnchor ?? anchor ?? modifier?.anchor)
      case .edge(let edge): .edge(edge)
      case .offset(let x, let y): .offset(x: x, y: y)
      }
    }

    private func hold(_ controller: ScrollController) {
      if case .view(let id, let anchor) = known.place {
        controller.hold(AnyHashable(id.value), anchor: anchor ?? modifier?.anchor)
      } else {
        controller.hold(nil, anchor: nil)
      }
      if case .edge(let edge) = known.place { controller.stay(at: edge) } else { controller.stay(at: nil) }
    }

    func layoutChanged(of controller: ScrollController) {
      guard isWaiting, let destination = destination(Transaction()) else { return }
      isWaiting = false
      controller.scrollOrSearch(to: destination)
      hold(controller)
    }

    func userScrolled(_ controller: ScrollController) { wasScrolled = true }

    func settled(_ controller: ScrollController) {
      guard wasScrolled, let modifier else { return }
      wasScrolled = false
      let position = known
      let id = controller.currentTarget(anchor: modifier.anchor) { position.reportsType($0) }
      var next = known
      next.recordUserScroll(to: id)
      guard next != known else { return }
      known = next
      controller.hold(id, anchor: modifier.anchor)
      controller.stay(at: nil)
      controller.perform { modifier.position.wrappedValue = next }
    }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.update(self, node.tree) }
}

extension View {
  /// Binds the identity of the topmost target of the scroll view in this view. Setting the binding scrolls to a target (B15.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollIDModifier(
        id: Binding<AnyHashable?>(
          get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.transaction($1).wrappedValue = $0?.base as? ID }),
        accepts: { $0.base is ID }, anchor: anchor.map { FiniteNumber.anchor($0, of: "scrollPosition") }))
  }

  /// Binds the position of the scroll view in this view. Setting the binding scrolls the scroll view (B15.44).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor.map { FiniteNumber.anchor($0, of: "scrollPosition") }))
  }
}
