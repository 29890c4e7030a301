import Foundation
import RivuletCore
import RivuletGeometry
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletNames
@testable import RivuletScreens

/// Presses of controls, which one machine follows.
@MainActor
struct PressTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines.removeAll() }
      return lines
    }
  }

  private let log = Log()
  private let middle = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: -50, y: -50)

  private struct Switch: View {
    let log: Log
    let remote: Remote<Int>
    @State private var isOn = false
    @State private var count = 0

    init(log: Log, remote: Remote<Int>) {
      self.log = log
      self.remote = remote
    }

    var body: some View {
      let _ = log.lines.append("\(count) \(isOn)")
      let _ = remote.set = { count = $0 }
      ScrollView {
        Toggle(isOn: $isOn) { Color.red.frame(width: 80, height: 300) }.toggleStyle(.button)
      }
    }
  }

  @Test func `a short press that nothing shows shares the update of its action`() {
    let remote = Remote<Int>()
    let test = ViewTest(Switch(log: log, remote: remote))
    #expect(log.take() == ["0 false"])
    test.turn {
      remote.set(1)
      test.tree.pointer.dispatch(.began(middle))
      test.tree.pointer.dispatch(.ended(middle))
    }
    #expect(log.take() == ["1 true"])
  }

  private struct Wrapped: View {
    let log: Log
    @State private var isClosed = false
    @State private var count = 0

    init(log: Log) { self.log = log }

    var body: some View {
      let _ = log.lines.append("\(isClosed) \(count)")
      Button {
        count += 1
      } label: {
        Color.red
      }
      .environment(
        \.buttonActionWrapper,
        ButtonActionWrapper { action, _ in
          isClosed = true
          action()
        })
    }
  }

  @Test func `the steps around an action share its update`() {
    let test = ViewTest(Wrapped(log: log))
    #expect(log.take() == ["false 0"])
    test.turn { test.tree.pointer.dispatch(.began(middle)) }
    test.turn { test.tree.pointer.dispatch(.ended(middle)) }
    #expect(log.take() == ["true 1"])
  }

  private struct Mark: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test(arguments: [true, false])
  func `an action at the press runs once, whatever the style`(isStyled: Bool) {
    let log = log
    let button = Button(action: { log.lines.append("action") }, label: { Color.red })
    let test = ViewTest(
      Group { if isStyled { button.buttonStyle(Mark()) } else { button.buttonStyle(.plain) } }.environment(\.buttonsActOnPress, true),
      idiom: .desktop)
    test.turn { test.tree.pointer.dispatch(.began(middle)) }
    #expect(log.take() == ["action"])
    for point in [CGPoint(x: 51, y: 50), outside, middle] { test.turn { test.tree.pointer.dispatch(.moved(point)) } }
    test.turn { test.tree.pointer.dispatch(.ended(middle)) }
    #expect(log.take() == [])
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a press looks once for the views under it`(idiom: Idiom) {
    let test = ViewTest(Button(action: {}, label: { Color.red }), idiom: idiom)
    let surroundings = test.tree.root.surroundings
    let before = surroundings.hitQueryCount
    _ = HitTest(test.tree).chain(at: middle)
    let needed = surroundings.hitQueryCount - before
    test.tree.pointer.dispatch(.began(middle))
    #expect(surroundings.hitQueryCount - before == 2 * needed)
  }
}
