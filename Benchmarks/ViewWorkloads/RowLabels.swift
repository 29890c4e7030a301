/// A generator of the labels of js-framework-benchmark. The order is the same in every run and in the programs of `Benchmarks/baselines`.
package struct RowLabels {
  private static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant", "easy", "angry", "crazy",
    "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
  ]
  private static let colours = ["red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange"]
  private static let nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard",
  ]

  private var seed: UInt32 = 1

  /// Creates a generator that starts with the first label.
  package init() {}

  /// Returns the next label, which consists of an adjective, a colour and a noun.
  package mutating func next() -> String {
    "\(pick(Self.adjectives)) \(pick(Self.colours)) \(pick(Self.nouns))"
  }

  private mutating func pick(_ words: [String]) -> String {
    seed = seed &* 1_103_515_245 &+ 12_345
    return words[Int(seed >> 16) % words.count]
  }
}
