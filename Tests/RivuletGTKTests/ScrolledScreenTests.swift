#if GTK
import Foundation
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletLooks
import RivuletNames
import Testing

/// What is painted when something scrolls, and what is seen then.
@MainActor
struct ScrolledScreenTests {
  private final class Remote {
    var flip: () -> Void = {}
    var next: () -> Void = {}
  }

  private struct Row: View {
    let number: Int

    var body: some View {
      HStack {
        Text("Row \(number)")
        Spacer()
        Circle().fill(number.isMultiple(of: 2) ? Color.red : Color.blue).frame(width: 12, height: 12)
      }
      .frame(height: 30)
    }
  }

  private struct Rows: View {
    var count = 1_000

    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
    }
  }

  /// The bar is 3 points wide and 36 long, and is painted where it is, where it was, and where its old pixels have gone to.
  private let bars = 4 * 4 * 40

  @Test func `scrolling a thousand rows by 40 points paints the strip and the bar, in a window as without one`() async {
    let screen = await ScrolledScreen(Rows())
    #expect(screen.board.repaintedPixels == 800 * 600)
    await screen.wheel(200)
    let counts = await screen.counting { await screen.wheel(40) }
    #expect(counts.screenless == counts.window)
    #expect((800 * 40...800 * 40 + bars).contains(counts.window))
    #expect(screen.problem == nil)
    let back = await screen.counting { await screen.wheel(-100) }
    #expect(back.screenless == back.window && (800 * 100...800 * 100 + bars).contains(back.window))
    #expect(screen.problem == nil)
    // The bar goes.
    await screen.driver.advance(by: 2)
    #expect(screen.problem == nil)
    #expect(screen.board.tilesTotal <= 12 + 4 * 4)
  }

  @Test func `momentum that moves by parts of a pixel paints strips of whole pixels`() async {
    let screen = await ScrolledScreen(Rows(), size: CGSize(width: 300, height: 400), scale: 2)
    await screen.driver.down(at: CGPoint(x: 100, y: 300))
    await screen.driver.move(to: CGPoint(x: 100, y: 120), duration: 0.1)
    await screen.driver.up()
    for _ in 0..<30 {
      let counts = await screen.counting { await screen.driver.advance(by: 1.0 / 60) }
      #expect(counts.screenless == counts.window && counts.window < 600 * 800 / 2)
      #expect(screen.problem == nil)
    }
  }

  private struct TwoColumns: View {
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.flip = { isOn.toggle() }
      HStack(spacing: 0) {
        Rows(count: 100)
        ScrollView {
          VStack(spacing: 0) {
            Text(isOn ? "On" : "Off").frame(height: 20)
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Column \($0)").frame(width: 90, height: 60) } }
            }
            .background(Color.yellow)
            ForEach(0..<100, id: \.self) { Row(number: $0) }
          }
        }
      }
    }
  }

  @Test func `of two scroll views, and of one in another, each moves its own pixels`() async {
    let remote = Remote()
    let screen = await ScrolledScreen(TwoColumns(remote: remote))
    await screen.wheel(at: CGPoint(x: 100, y: 200), 30)
    let left = await screen.counting { await screen.wheel(at: CGPoint(x: 100, y: 200), 10) }
    #expect(left.screenless == left.window && left.window <= 400 * 10 + bars)
    await screen.wheel(at: CGPoint(x: 500, y: 50), 0, 30)
    let inner = await screen.counting { await screen.wheel(at: CGPoint(x: 500, y: 50), 0, 20) }
    #expect(inner.screenless == inner.window && inner.window <= 60 * 20 + 2 * 400 * 4)
    #expect(screen.problem == nil)
    let outer = await screen.counting { await screen.wheel(at: CGPoint(x: 500, y: 400), 25) }
    #expect(outer.screenless == outer.window && outer.window <= 400 * 25 + bars)
    #expect(screen.problem == nil)
    let change = await screen.counting { await screen.driver.turn { remote.flip() } }
    #expect(change.screenless == change.window && change.window <= 60 * 20)
    #expect(screen.problem == nil)
  }

  private struct Covered: View {
    let remote: Remote
    @State private var step = 0

    var body: some View {
      let _ = remote.next = { step += 1 }
      let _ = remote.flip = { step -= 1 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(step..<80, id: \.self) { Row(number: $0) }
          Text("Step \(step)").blur(radius: 1)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 90)
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text("Bar \(step)").frame(maxWidth: .infinity).frame(height: 40).background(Color.green.opacity(0.5))
      }
      .background(step % 3 == 1 ? Color.orange : Color.white)
      .overlay(alignment: .topTrailing) { Text("\(step)").padding().background(Color.gray).shadow(radius: 3) }
      .clipShape(RoundedRectangle(cornerRadius: step % 4 == 2 ? 20 : 0))
      .opacity(step % 5 == 3 ? 0.7 : 1)
      .padding(step % 2 == 1 ? 10 : 0)
      .scaleEffect(step % 7 == 6 ? 0.9 : 1)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `after any script of scrolling and changes both screens show what a picture shows`(_ seed: UInt64) async {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let remote = Remote()
    let screen = await ScrolledScreen(
      Covered(remote: remote), size: CGSize(width: 240, height: 280), scale: seed.isMultiple(of: 2) ? 1 : 2, idiom: .desktop)
    for step in 0..<40 {
      switch random(8) {
      case 0: await screen.driver.turn { remote.next() }
      case 1: await screen.driver.turn { remote.flip() }
      case 2: await screen.resize(to: CGSize(width: 240 + random(3) * 20, height: 280 - random(3) * 30))
      case 3: await screen.driver.advance(by: Double(random(40)) / 60)
      default: await screen.wheel(CGFloat(random(160)) / 2 - 25)
      }
      if let problem = screen.problem {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }

  @Test func `what scrolls beneath a bar that lets it through is painted beneath the bar, and nowhere else`() async {
    let screen = await ScrolledScreen(
      Rows().safeAreaInset(edge: .bottom, spacing: 0) { Color.green.opacity(0.5).frame(height: 50) })
    await screen.wheel(200)
    let counts = await screen.counting { await screen.wheel(40) }
    #expect(counts.screenless == counts.window && counts.window <= 800 * (50 + 40) + bars)
    #expect(screen.problem == nil)
  }

  @Test func `a viewport that gets another size is painted anew, once`() async {
    let screen = await ScrolledScreen(Rows())
    await screen.resize(to: CGSize(width: 800, height: 500))
    await screen.wheel(100)
    #expect(screen.problem == nil)
    let grown = await screen.counting { await screen.resize(to: CGSize(width: 800, height: 540)) }
    #expect(grown.window == 800 * 540)
    #expect(screen.problem == nil)
    await screen.resize(to: CGSize(width: 900, height: 700))
    #expect(screen.problem == nil)
  }
}
#endif
