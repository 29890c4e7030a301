extension Flattener {
  /// Mixes the publishers that `addAll` adds to the link, in their order; downstream learns of the link first.
  static func merge(_ downstream: Downstream, addAll: (Flattener) -> Void) {
    let link = Flattener("Merge", downstream)
    downstream.receive(subscription: link)
    addAll(link)
    link.close()
  }
}
