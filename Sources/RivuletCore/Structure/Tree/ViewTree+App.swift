package import RivuletGraph
package import RivuletTree

/// The objects that a window uses from its app.
extension ViewTree {
  package var graph: Graph { app.graph }
  package var services: any HostServices { app.services }
  package var queue: TransactionQueue { app.queue }
  package var actions: ActionQueue { app.actions }
  package var clock: FrameClock { app.clock }
  package var currentTransaction: Transaction { app.currentTransaction }
  var tracer: (any Tracer)? { app.tracer }

  /// Records a container whose elements have changed.
  package func collectsContents(of node: ViewNode) { app.collectsContents(of: node) }
}
