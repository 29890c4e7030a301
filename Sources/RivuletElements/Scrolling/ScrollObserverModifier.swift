package import RivuletCore
import RivuletGraph

/// A modifier that observes the scroll view in its content.
@MainActor
package protocol ScrollObserverModifier: NodeModifier where Behavior == PassingBehavior {
  associatedtype Observer: ScrollObserver

  static func makeObserver() -> Observer

  /// Updates the observer with the latest closures and values.
  func update(_ observer: Observer, _ node: ViewNode, environment: EnvironmentReader)
}

extension ScrollObserverModifier {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    update(node.scrollObserver as? Observer ?? attachObserver(to: node), node, environment: environment)
  }

  private func attachObserver(to node: ViewNode) -> Observer {
    let observer = Self.makeObserver()
    node.attach(scrollObserver: observer)
    return observer
  }
}
