/// What a random view tree is made of. Values come from numbered sources, so that a script can change them.
indirect enum Recipe {
  /// Shows a number of the model.
  case number(Int)
  /// Shows a value of the environment.
  case ambient
  case color(width: Int, height: Int)
  case column([Recipe])
  case row([Recipe])
  case pile([Recipe])
  /// Several views that are transparent for layout.
  case group([Recipe])
  case padded(Recipe, source: Int)
  case framed(Recipe, source: Int)
  case faded(Recipe, source: Int)
  /// Scrolled, and cut off at a length.
  case scrolled(Recipe, isHorizontal: Bool)
  /// At its ideal size, in a reading direction by a number.
  case ideal(Recipe, source: Int)
  case backed(Recipe, by: Recipe)
  case covered(Recipe, by: Recipe)
  /// Shows one of two, or nothing, by whether a number is even.
  case either(source: Int, Recipe, Recipe?)
  /// Erased, with a type that depends on a number.
  case erased(source: Int, Recipe)
  /// With an identity that depends on a number.
  case identified(source: Int, Recipe)
  /// One for each element of a list of the model.
  case rows(list: Int, Recipe)
  /// Owns a number, shows it, and hands a binding down.
  case stateful(Recipe)
  /// Shows the number of the nearest owner above.
  case bound
  /// Sets the environment's value from a number.
  case environment(source: Int, Recipe)
  /// Offers a number upward.
  case preference(source: Int, Recipe)
  /// Shows in front, or behind, what is offered inside.
  case reader(Recipe, isInFront: Bool)
  /// Offers its bounds upward.
  case anchored(Recipe)
  /// Shows where the bounds are that are offered inside.
  case anchorReader(Recipe)
  /// Shows its room, and something in it.
  case measured(Recipe)
  /// Supplies one of two objects by a number.
  case supplied(source: Int, Recipe)
  /// Shows the number of the object that is supplied.
  case supply
  /// Shows a value that lies in the defaults.
  case stored(Int)
  /// Owns an object that announces, one that is observed, and the state of a gesture.
  case keeping(Recipe)
  /// Counts the changes of a number, its own appearances and what is offered inside, by actions.
  case reacting(source: Int, Recipe)
  /// Owns the state of a focus, which two of its views may have.
  case focusing(source: Int, Recipe)
  /// Does lasting work for a number.
  case working(source: Int, Recipe)
  /// Shows the views of its parts in another order, by a number.
  case dealt(source: Int, [Recipe])
}

extension Recipe {
  /// A tree with about `size` parts.
  static func random(size: Int, hasOwner: Bool = false, using random: inout SeededGenerator) -> Recipe {
    if size <= 1 { return leaf(hasOwner: hasOwner, using: &random) }
    func part(_ size: Int, owned: Bool = hasOwner) -> Recipe { .random(size: size, hasOwner: owned, using: &random) }
    let source = random.next(below: Model.numberCount)
    switch random.next(below: 30) {
    case 0: return .column(parts(size - 1, hasOwner: hasOwner, using: &random))
    case 1: return .row(parts(size - 1, hasOwner: hasOwner, using: &random))
    case 2: return .pile(parts(size - 1, hasOwner: hasOwner, using: &random))
    case 3: return .column([.group(parts(size - 2, hasOwner: hasOwner, using: &random)), part(1)])
    case 4: return .padded(part(size - 1), source: source)
    case 5: return .framed(part(size - 1), source: source)
    case 6: return .faded(part(size - 1), source: source)
    case 7: return .backed(part(size / 2), by: part(size / 2))
    case 8: return .covered(part(size / 2), by: part(size / 2))
    case 9: return .column([.either(source: source, part(size / 2), part(size / 2)), part(1)])
    case 10: return .row([.either(source: source, part(size - 2), nil), part(1)])
    case 11: return .erased(source: source, part(size - 1))
    case 12: return .identified(source: source, part(size - 1))
    case 13: return .column([.rows(list: random.next(below: Model.listCount), part(min(size - 2, 5)))])
    case 14: return .stateful(part(size - 1, owned: true))
    case 15: return .environment(source: source, part(size - 1))
    case 16: return .preference(source: source, part(size - 1))
    case 17: return .reader(part(size - 1), isInFront: random.next(below: 2) == 0)
    case 18: return .anchored(part(size - 1))
    case 19: return .anchorReader(part(size - 1))
    case 20: return .measured(part(size - 2))
    case 21: return .supplied(source: source, part(size - 1))
    case 22: return .keeping(part(size - 1))
    case 23: return .reacting(source: source, part(size - 1))
    case 24: return .focusing(source: source, part(size - 2))
    case 25: return .working(source: source, part(size - 1))
    case 26: return .column([.dealt(source: source, parts(size - 1, hasOwner: hasOwner, using: &random))])
    case 27: return .row([.supply, part(size - 1)])
    case 28: return .ideal(.column(parts(size - 2, hasOwner: hasOwner, using: &random)), source: source)
    default:
      let rows = Recipe.rows(list: random.next(below: Model.listCount), part(min(size - 2, 5)))
      return .ideal(random.next(below: 2) == 0 ? .row([rows]) : .column([rows, part(1)]), source: source)
    }
  }

  /// A list of rows with about `size` parts each, beside other things: hundreds of rows, when a script makes the list that long.
  static func longList(size: Int, using random: inout SeededGenerator) -> Recipe {
    var row = Recipe.random(size: size, using: &random)
    // The long list in each of its own rows would have a million views.
    while "\(row)".contains("list: 0") { row = Recipe.random(size: size, using: &random) }
    let rows = Recipe.rows(list: 0, .stateful(row))
    let list: Recipe = random.next(below: 2) == 0 ? .column([rows, .number(0)]) : .column([.number(1), .group([rows, .number(2)])])
    return random.next(below: 2) == 0 ? .scrolled(list, isHorizontal: false) : .ideal(list, source: 3)
  }

  private static func leaf(hasOwner: Bool, using random: inout SeededGenerator) -> Recipe {
    switch random.next(below: hasOwner ? 6 : 5) {
    case 0: .number(random.next(below: Model.numberCount))
    case 1: .ambient
    case 2: .color(width: 5 + random.next(below: 20), height: 5 + random.next(below: 20))
    case 3: .stored(random.next(below: Model.storedCount))
    case 4: .supply
    default: .bound
    }
  }

  private static func parts(_ size: Int, hasOwner: Bool, using random: inout SeededGenerator) -> [Recipe] {
    let count = 1 + random.next(below: min(max(size, 1), 4))
    return (0..<count).map { _ in .random(size: max(1, size / count), hasOwner: hasOwner, using: &random) }
  }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next(below bound: Int) -> Int { Int((next() >> 11) % UInt64(bound)) }
}
