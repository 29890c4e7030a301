import RivuletGraph

/// What a rule keeps in step with one value (`NodesRule`): nodes by their numbers in a pattern.
@MainActor
struct KeeperPattern {
  /// A node, and what it is kept in step with.
  struct Kept {
    let node: Int
    let offset: UInt32
    /// Which of the content's places in the environment it looks up from.
    let place: Int
    let maker: MakerReference
  }

  /// Which of the content's sources holds the value.
  let source: Int
  /// The bytes of the value in which the views and modifiers lie.
  let part: ByteSpan
  /// In the order in which they are brought up to date.
  var nodes: [Kept] = []
  /// Those to which pointers do something.
  var operated: [(node: Int, responder: any ResponderPattern)] = []

  init(source: Int, part: ByteSpan) {
    self.source = source
    self.part = part
  }

  /// Adds what is kept, where nodes and places have these numbers; false if there is more to it.
  mutating func add(_ kept: KeptNode, _ numberOfNode: (ViewNode) -> Int?, _ numberOfPlace: (EnvironmentPlace) -> Int?) -> Bool {
    kept.add(to: &self, numberOfNode, numberOfPlace)
  }
}
