import AllocationCount
import Foundation
import RivuletTesting
import SwiftUI

/// Hours of use in minutes: does one thing over and over, and compares the memory of the second half of the rounds with that of the first.
///
/// Usage: `SoakProbe ROUNDS [ACTIVITY…]`. Prints a line for each activity and idiom. The status is 1 if memory or nodes have grown.
///
/// It is a program and no test, because the tests of a process share its heap.
@main @MainActor
struct SoakProbe {
  /// The bytes by which the heap may grow in the second half of the rounds: a table may double in it.
  private static let heapLimit = 300_000
  /// The bytes by which the address space may grow in the second half of the rounds. Each further thread takes 72 MB of it.
  private static let spaceLimit = 256 << 20

  enum Activity: String, CaseIterable {
    case pushes, sheets, tabs, menus, alerts, popovers, lists, changes, typing, animations, pictures, windows
  }

  /// The memory of the process, in bytes.
  private struct Memory {
    let heap = Int(rivulet_heap_bytes())
    /// The size of the address space.
    let space: Int

    init() {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").first
      space = (pages.flatMap { Int($0) } ?? 0) * 4096
    }
  }

  static func main() async throws {
    let arguments = CommandLine.arguments
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 20
    let activities = arguments.count > 2 ? arguments.dropFirst(2).compactMap { Activity(rawValue: $0) } : Activity.allCases
    var hasGrown = false
    for activity in activities {
      for idiom in [Idiom.phone, .desktop] where try await !staysFlat(activity, idiom, rounds: rounds) { hasGrown = true }
    }
    exit(hasGrown ? 1 : 0)
  }

  private static func staysFlat(_ activity: Activity, _ idiom: Idiom, rounds: Int) async throws -> Bool {
    let model = SoakApp.Model()
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 900, height: 700)
    let harness = ViewHarness(SoakApp(model: model), size: size, idiom: idiom)
    harness.recordsFrames = false
    await harness.rest()
    let half = max(rounds / 2, 3)
    for round in 0..<half { try await perform(activity, round, model, harness, idiom) }
    await harness.rest()
    let (before, nodes) = (Memory(), harness.treeSize)
    for round in half..<2 * half { try await perform(activity, round, model, harness, idiom) }
    await harness.rest()
    let (after, nodesAfter) = (Memory(), harness.treeSize)
    let (heap, space) = (after.heap - before.heap, after.space - before.space)
    let isFlat =
      heap <= heapLimit && space <= spaceLimit && nodesAfter.graphNodes <= nodes.graphNodes + 8
      && nodesAfter.drawingNodes <= nodes.drawingNodes + 8
    print(
      "\(activity) \(idiom): heap \(before.heap / 1_000) kB and \(heap / 1_000) kB more, address space \(before.space >> 20) MB and "
        + "\(space >> 20) MB more, \(nodesAfter.graphNodes) nodes\(isFlat ? "" : ": it grows")")
    return isFlat
  }

  private static func perform(
    _ activity: Activity, _ round: Int, _ model: SoakApp.Model, _ harness: ViewHarness, _ idiom: Idiom
  ) async throws {
    func turn(_ change: () -> Void) async {
      await harness.turn { withAnimation { change() } }
      await harness.rest()
    }
    switch activity {
    case .pushes:
      await turn { model.path = [1, 2] }
      await turn { model.path.append(3) }
      await turn { model.path = [] }
    case .sheets:
      await turn { model.showsSheet = true }
      await turn { model.showsSheet = false }
    case .tabs:
      for tab in [1, 2, 3, 0] { await turn { model.tab = tab } }
    case .menus:
      try await harness.tap("menu")
      await harness.rest()
      try await harness.tap("one")
      await harness.rest()
    case .alerts:
      await turn { model.showsAlert = true }
      try await harness.tap("fine")
      await harness.rest()
    case .popovers:
      await turn { model.showsPopover = true }
      await turn { model.showsPopover = false }
    case .lists:
      if model.tab != 1 { await turn { model.tab = 1 } }
      await turn { model.target = round % 2 == 0 ? 1_999 : 0 }
    case .changes:
      if model.tab != 1 { await turn { model.tab = 1 } }
      await turn { model.rows.removeFirst(20) }
      await turn { model.rows = Array(0..<2_000) }
    case .typing:
      if model.tab != 2 { await turn { model.tab = 2 } }
      try await harness.type("some words and more of them, line \(round)\n", into: "editor")
      if round % 10 == 9 { await turn { model.text = "" } }
    case .animations:
      if model.tab != 3 { await turn { model.tab = 3 } }
      await harness.turn { withAnimation(.spring(duration: 5)) { model.isMoved.toggle() } }
      await harness.advance(by: 0.1)
    case .pictures:
      if model.tab != 3 { await turn { model.tab = 3 } }
      await turn { model.picture += 1 }
      _ = try harness.png(scale: 1)
    case .windows:
      let other = ViewHarness(SoakApp(model: SoakApp.Model()), size: CGSize(width: 390, height: 844), idiom: idiom)
      await other.rest()
    }
  }
}
