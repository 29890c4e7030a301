import RivuletTesting
import SwiftUI
import Testing

/// Watches changes of an app that are animated: the tree is in order on the way, and at rest it is like one that is made anew.
@MainActor struct MotionWatch {
  let harness: ViewHarness

  /// Makes a change, looks at it on the way, and compares the rest with a fresh tree over the same model.
  ///
  /// - Parameter hasSameFocus: False where the focus of the fresh tree is elsewhere, so that pictures differ.
  func expect(
    _ name: String, hasSameFocus: Bool = true, change: () async throws -> Void, midway: () throws -> Void = {},
    rest fresh: () async throws -> ViewHarness
  ) async throws {
    try await change()
    #expect(harness.checkInvariants() == [], "\(name) at first")
    await harness.advance(by: 0.12)
    #expect(harness.checkInvariants() == [], "\(name) midway")
    try midway()
    await harness.advance(by: 0.12)
    #expect(harness.checkInvariants() == [], "\(name) later")
    await harness.advance(by: 3)
    #expect(harness.checkInvariants() == [], "\(name) at rest")
    #expect(harness.runtimeIssues == [], "\(name)")
    let other = try await fresh()
    await other.advance(by: 3)
    #expect(harness.texts == other.texts, "\(name)")
    #expect(difference(harness.semanticsDump(), other.semanticsDump()) == nil, "\(name)")
    guard hasSameFocus else { return }
    let isAlike = try harness.png() == other.png()
    #expect(isAlike, "\(name): \(difference(harness.displayListDump(), other.displayListDump()) ?? "")")
  }

  /// The first lines in which two dumps differ; nil for none.
  private func difference(_ kept: String, _ fresh: String) -> String? {
    let (kept, fresh) = (kept.split(separator: "\n"), fresh.split(separator: "\n"))
    if let line = zip(kept, fresh).first(where: { $0 != $1 }) { return "kept:  \(line.0)\nfresh: \(line.1)" }
    return kept.count == fresh.count ? nil : "kept \(kept.count) lines, fresh \(fresh.count)"
  }
}

extension ViewHarness {
  /// Taps a control and waits until all has come to rest.
  func tapAndRest(_ label: String) async throws {
    try await tap(label)
    await advance(by: 1)
  }

  /// Opens the context menu of what bears a name.
  func openMenu(of label: String) async throws {
    try await secondaryTap(label)
    await advance(by: 1)
  }

  /// Drags a row by a point of it, and lets it go beyond another place.
  func dragRow(from start: CGPoint, to end: CGPoint) async {
    await down(at: start)
    await advance(by: 0.1)
    await move(to: end, duration: 0.5)
    await advance(by: 0.2)
    await up()
  }
}
