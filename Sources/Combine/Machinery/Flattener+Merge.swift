extension Flattener {
  /// Merges the publishers that `addAll` adds to the link, in their order. Downstream receives the link first.
  static func merge(_ downstream: Downstream, addAll: (Flattener) -> Void) {
    let link = Flattener("Merge", downstream)
    downstream.receive(subscription: link)
    addAll(link)
    link.close()
  }
}
