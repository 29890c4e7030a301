import RivuletCore
import RivuletGraph
import Testing

/// The table of presences: what a content does inside of another one, for all pairs.
@MainActor
struct PresenceTests {
  private final class Probe: LifecycleObserver {
    var events: [String] = []
    /// True while the content has appeared.
    var isShown = true

    func scopeWillDisappear() { events.append("goes") }
    func scopeWillHide() {
      events.append("hides")
      isShown = false
    }
    func scopeDidReturn() {
      events.append("returns")
      isShown = true
    }
    func scopeLeaves(_ isLeaving: Bool) { events.append(isLeaving ? "leaves" : "stays") }
  }

  private nonisolated static let kept: [Presence] = [.live, .leaving, .covered, .hidden, .waiting, .resting]
  private nonisolated static let pairs = Presence.allCases.flatMap { outer in Presence.allCases.map { (outer, $0) } }

  @Test(arguments: pairs) func `the presence that hides more counts`(outer: Presence, own: Presence) {
    let order: [Presence] = [.live, .leaving, .covered, .hidden, .waiting, .resting, .removed]
    let expected = order[max(order.firstIndex(of: outer)!, order.firstIndex(of: own)!)]
    #expect(own.inside(outer) == expected && outer.inside(own) == expected)
  }

  @Test(arguments: pairs, [true, false]) func `a content follows its surroundings in any order`(
    pair: (Presence, Presence), outerFirst: Bool
  ) {
    let test = TestTree(Box(name: "a"))
    let outer = test.tree.rootScope.makeChild(at: 900, content: "outer")
    let inner = outer.makeChild(at: 0, content: "inner")
    let leaf = inner.makeChild(at: 0, content: "leaf")
    let probe = Probe()
    leaf.add(probe)
    if outerFirst {
      outer.move(to: pair.0)
      inner.move(to: pair.1)
    } else {
      inner.move(to: pair.1)
      outer.move(to: pair.0)
    }
    let expected = pair.1.inside(pair.0)
    #expect(leaf.effectivePresence == expected)
    #expect(test.tree.rootScope.checkPresence() == [])
    #expect(probe.isShown == expected.isShown || expected == .removed)
    #expect(probe.events.contains("goes") == (expected == .removed))
    // A content that returns in any order is as it was.
    guard expected != .removed else { return }
    (outerFirst ? outer : inner).move(to: .live)
    (outerFirst ? inner : outer).move(to: .live)
    #expect(leaf.effectivePresence == .live && probe.isShown && test.tree.rootScope.checkPresence() == [])
    #expect(!zip(probe.events, probe.events.dropFirst()).contains { $0 == $1 }, "\(probe.events)")
  }

  @Test(arguments: kept) func `a content that is made inside begins as its surroundings are`(outer: Presence) {
    let test = TestTree(Box(name: "a"))
    let scope = test.tree.rootScope.makeChild(at: 900, content: "outer")
    scope.move(to: outer)
    #expect(scope.makeChild(at: 0, content: "inner").effectivePresence == outer)
  }

  @Test(arguments: Presence.allCases) func `a removed content stays removed`(next: Presence) {
    let test = TestTree(Box(name: "a"))
    let scope = test.tree.rootScope.makeChild(at: 900, content: "outer")
    scope.remove()
    scope.move(to: next)
    #expect(scope.isRemoved && scope.presence == .removed)
  }
}
