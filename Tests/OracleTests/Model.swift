import Combine
import Observation
import RivuletCore

/// The data of a random tree outside of it; half of it observed property by property, half by announcement.
@MainActor
final class Model {
  nonisolated static let numberCount = 6
  nonisolated static let listCount = 2
  /// How many values lie in the defaults.
  nonisolated static let storedCount = 2

  let observed = Observed()
  let announced = Announced()
  /// Supplied in its place now and then.
  let spare = Announced()
  /// The writers of all owned numbers that were ever evaluated, by place; those of removed owners do nothing.
  var writers: [String: (Int) -> Void] = [:]

  /// What the tasks of all places do.
  var work: [String: Work] = [:]

  func number(_ index: Int) -> Int {
    switch index {
    case 0: observed.first
    case 1: observed.second
    case 2: observed.third
    case 3: announced.fourth
    case 4: announced.fifth
    default: announced.sixth
    }
  }

  func set(_ index: Int, to value: Int) {
    switch index {
    case 0: observed.first = value
    case 1: observed.second = value
    case 2: observed.third = value
    case 3:
      announced.fourth = value
      spare.fourth = 100 + value
    case 4: announced.fifth = value
    default: announced.sixth = value
    }
  }

  @Observable final class Observed {
    var first = 0
    var second = 1
    var third = 2
    var lists = [[1, 2, 3], [4, 5]]
  }

  final class Announced: ObservableObject {
    @Published var fourth = 3
    @Published var fifth = 4
    @Published var sixth = 5
  }
}
