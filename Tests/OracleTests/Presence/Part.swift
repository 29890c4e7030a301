/// The parts of a random app whose presence a plain model can say.
///
/// Numbers decide by being even or odd. Screens stand around containers, containers around the rest.
indirect enum Part {
  enum Container: CaseIterable {
    case stack, lazyStack, nestedLazyStack, lazyGrid, list, plainList, form
  }

  enum Screen: CaseIterable {
    case sheet, tabs, path, destination
  }

  /// Shows a number of the model.
  case probe(source: Int)
  /// Shows the value of the environment.
  case ambient
  /// Shows the number of the nearest owner.
  case bound
  case group([Part])
  case column([Part])
  case section([Part])
  /// Shows one of two, or nothing.
  case either(source: Int, Part, Part?)
  /// Erased, with a type that depends on a number.
  case erased(source: Int, Part)
  /// With an identity that depends on a number.
  case identified(source: Int, Part)
  /// One for each element of a list of the model.
  case rows(list: Int, Part)
  /// Has a transition.
  case moving(kind: Int, Part)
  /// Has an animation for a number.
  case animated(source: Int, Part)
  /// Owns a number, shows it and hands a binding down.
  case owner(Part)
  case environment(source: Int, Part)
  case container(Container, [Part])
  /// Shows a second screen in front of the first, or in its place, while a number is odd.
  case screen(Screen, source: Int, Part, Part)
}

extension Part {
  /// A random app: up to three screens around each other.
  static func app(using random: inout SeededGenerator) -> Part {
    let kinds: [[Screen]] = [
      [], [], [.sheet], [.tabs], [.path], [.destination], [.sheet, .path], [.tabs, .path], [.tabs, .destination], [.sheet, .tabs],
    ]
    return screens(kinds[random.next(below: kinds.count)], using: &random)
  }

  private static func screens(_ kinds: [Screen], using random: inout SeededGenerator) -> Part {
    guard let kind = kinds.first else { return container(using: &random) }
    let source = random.next(below: Model.numberCount)
    return .screen(kind, source: source, screens(Array(kinds.dropFirst()), using: &random), container(using: &random))
  }

  private static func container(using random: inout SeededGenerator) -> Part {
    let kind = Container.allCases[random.next(below: Container.allCases.count)]
    let count = 1 + random.next(below: 3)
    return .container(kind, (0..<count).map { _ in .random(size: 5, hasOwner: false, isInside: false, using: &random) })
  }

  private static func random(size: Int, hasOwner: Bool, isInside: Bool, using random: inout SeededGenerator) -> Part {
    let source = random.next(below: Model.numberCount)
    if size <= 1 {
      switch random.next(below: hasOwner ? 5 : 4) {
      case 0: return .ambient
      case 4: return .bound
      default: return .probe(source: source)
      }
    }
    func part(_ less: Int = 1, owned: Bool = hasOwner, isInside: Bool = isInside) -> Part {
      .random(size: max(size - less, 1), hasOwner: owned, isInside: isInside, using: &random)
    }
    switch random.next(below: 14) {
    case 0: return .group([part(2), part(3)])
    case 1: return .column([part(2, isInside: true), part(3, isInside: true)])
    case 2: return isInside ? .group([part(2), part(3)]) : .section([part(2, isInside: true), part(3, isInside: true)])
    case 3, 4: return .either(source: source, part(), random.next(below: 2) == 0 ? nil : part(2))
    case 5: return .erased(source: source, part())
    case 6: return .identified(source: source, part())
    case 7, 8, 9: return .rows(list: random.next(below: Model.listCount), part(2))
    case 10: return .moving(kind: random.next(below: 5), part())
    case 11: return .animated(source: source, part())
    case 12: return .owner(part(owned: true))
    default: return .environment(source: source, part())
    }
  }
}
