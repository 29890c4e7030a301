import AllocationCount
import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Hours of use in minutes: what opens and closes, over and over, leaves memory as it was.
///
/// Some rounds show that no node is left behind. The heap and the address space are compared where `RIVULET_SOAK_ROUNDS` gives many rounds,
/// in a process without other tests.
@MainActor
@Suite(.serialized) struct SoakTests {
  static let rounds = ProcessInfo.processInfo.environment["RIVULET_SOAK_ROUNDS"].flatMap { Int($0) }
  /// The bytes by which the heap may grow in the second half of the rounds: some tables double in it.
  private static let heapLimit = 400_000
  /// The bytes by which the address space may grow in the second half of the rounds.
  private static let spaceLimit = 64 << 20

  enum Activity: CaseIterable {
    case pushes, sheets, tabs, menus, alerts, popovers, lists, changes, typing, animations, pictures, windows
  }

  /// The memory of the process.
  private struct Memory {
    let heap = Int(rivulet_heap_bytes())
    /// The size of the address space, in bytes.
    let space: Int

    init() {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").first
      space = (pages.flatMap { Int($0) } ?? 0) * 4096
    }
  }

  @Test(arguments: Activity.allCases, [Idiom.phone, .desktop])
  func `hours of use leave memory as it was`(_ activity: Activity, _ idiom: Idiom) async throws {
    let model = SoakApp.Model()
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 900, height: 700)
    let harness = ViewHarness(SoakApp(model: model), size: size, idiom: idiom)
    harness.recordsFrames = false
    await harness.rest()
    let half = max((Self.rounds ?? 6) / 2, 3)
    for round in 0..<half { try await perform(activity, round, model, harness, idiom) }
    await harness.rest()
    let (before, nodes) = (Memory(), harness.treeSize)
    for round in half..<2 * half { try await perform(activity, round, model, harness, idiom) }
    await harness.rest()
    #expect(harness.treeSize.graphNodes <= nodes.graphNodes + 8 && harness.treeSize.drawingNodes <= nodes.drawingNodes + 8)
    guard Self.rounds != nil else { return }
    let after = Memory()
    print("\(activity) \(idiom): heap \(before.heap) -> \(after.heap), space \(before.space >> 20) -> \(after.space >> 20) MB")
    #expect(after.heap - before.heap < Self.heapLimit)
    #expect(after.space - before.space < Self.spaceLimit)
  }

  private func perform(
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
      if round % 50 == 49 { await turn { model.text = "" } }
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
