import RivuletTesting
import SwiftUI
import Testing

/// What measurements use of a harness.
@MainActor
struct TurnTests {
  private struct Dot: View {
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.flip = { isOn.toggle() }
      (isOn ? Color.red : Color.blue).frame(width: 10, height: 10)
    }
  }

  private final class Remote {
    var flip: () -> Void = {}
  }

  private func mount(_ remote: Remote) async -> ViewHarness {
    let harness = ViewHarness(Dot(remote: remote), size: CGSize(width: 50, height: 30), displayScale: 1)
    await harness.settle()
    return harness
  }

  @Test func `a turn ends at once and damages what has changed`() async {
    let remote = Remote()
    let harness = await mount(remote)
    harness.resetCounters()
    remote.flip()
    #expect(harness.counters.bodies == 0)
    #expect(harness.runTurn())
    #expect(harness.counters.bodies == 1)
    #expect(harness.damage == [CGRect(x: 20, y: 10, width: 10, height: 10)])
    #expect(!harness.runTurn())
  }

  @Test func `all of the window is painted at first, and then what is damaged`() async {
    let remote = Remote()
    let harness = await mount(remote)
    #expect(harness.paintDamage() == 50 * 30)
    remote.flip()
    harness.runTurn()
    #expect(harness.paintDamage() == 10 * 10)
    harness.resize(to: CGSize(width: 20, height: 30))
    harness.runTurn()
    #expect(harness.paintDamage() == 20 * 30)
  }

  @Test func `frames are recorded only if that is wanted`() async {
    let remote = Remote()
    let harness = await mount(remote)
    harness.recordsFrames = false
    harness.resetCounters()
    await harness.turn { remote.flip() }
    #expect(harness.frames.isEmpty)
    harness.recordsFrames = true
    await harness.turn { remote.flip() }
    #expect(harness.frames.count == 1)
  }

  @Test func `a window of another size lays out anew`() async {
    let harness = ViewHarness(Color.red.accessibilityIdentifier("all"), size: CGSize(width: 50, height: 30))
    await harness.settle()
    harness.resize(to: CGSize(width: 20, height: 40))
    #expect(harness.frame(of: "all") == CGRect(x: 0, y: 0, width: 50, height: 30))
    harness.runTurn()
    #expect(harness.frame(of: "all") == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func `the size of a tree grows by the same for each further child`() async {
    func size(_ count: Int) async -> TreeSize {
      let harness = ViewHarness(VStack { ForEach(0..<count, id: \.self) { _ in Color.red } })
      await harness.settle()
      return harness.treeSize
    }
    let (one, two, four) = (await size(1), await size(2), await size(4))
    #expect(two.drawingNodes > one.drawingNodes)
    #expect(four.graphNodes - two.graphNodes == 2 * (two.graphNodes - one.graphNodes))
    #expect(four.drawingNodes - two.drawingNodes == 2 * (two.drawingNodes - one.drawingNodes))
  }
}
