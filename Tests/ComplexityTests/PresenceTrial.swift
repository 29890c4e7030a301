import Observation
import RivuletTesting
import SwiftUI

/// The rows that tests of presence change.
@Observable @MainActor
final class PresenceModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text = "row"
    var isOn = true
  }

  var items: [Item]
  var isOn = true
  /// Writes the text of one of the rows where a view owns them.
  @ObservationIgnored var write: (String) -> Void = { _ in }

  /// The rows at first.
  let all: [Item]

  init(count: Int) {
    all = (0..<count).map { Item(id: $0) }
    items = all
  }
}

/// Counts what a change does in containers with n, 2n and 4n rows.
@MainActor
enum PresenceTrial {
  #if DEBUG
  static let sizes = [120, 240, 480]
  #else
  static let sizes = [250, 500, 1_000]
  #endif

  /// The counts of a turn for each size, and those of the time after it.
  static func counts<Root: View>(
    size: CGSize = CGSize(width: 200, height: 300), @ViewBuilder _ root: (PresenceModel) -> Root,
    before: (PresenceModel) -> Void = { _ in }, change: (PresenceModel) -> Void
  ) async -> (turn: [Counts], rest: [Counts]) {
    var turns: [Counts] = [], rests: [Counts] = []
    for count in sizes {
      let model = PresenceModel(count: count)
      let harness = ViewHarness(root(model), size: size)
      harness.recordsFrames = false
      await harness.settle()
      await harness.advance(by: 1)
      before(model)
      await harness.settle()
      await harness.advance(by: 0.1)
      turns.append(
        Counts(of: harness) {
          change(model)
          harness.runTurn()
        })
      harness.resetCounters()
      await harness.advance(by: 2)
      rests.append(Counts(of: harness))
    }
    return (turns, rests)
  }
}
