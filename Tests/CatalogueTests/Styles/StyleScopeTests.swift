import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletScreens

/// The scope of styles, for every style protocol.
@MainActor
struct StyleScopeTests {
  private func texts(_ test: ViewTest) -> [String] { test.textItems.map(\.string) }

  private func test(_ view: some View, idiom: Idiom = .desktop) -> ViewTest {
    ViewTest(view, size: CGSize(width: 900, height: 700), idiom: idiom)
  }

  /// Returns the texts of the styles inside a view, presented ones included.
  private func marks(_ view: some View) -> Set<String> {
    let notes = StyleNotes()
    _ = test(view.environment(\.styleNotes, notes))
    return notes.texts
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style around a list shows the controls of its rows (B8.05)`(_ kind: OpenProtocol) {
    let shown = test(
      kind.styled(
        List {
          Text("row")
          kind.control()
        }, "mark"))
    #expect(texts(shown).contains("mark"))
    #expect(!kind.showsLabel || texts(shown).contains("n0"))
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style around the presenter of a sheet shows the controls of the sheet (B19.19)`(_ kind: OpenProtocol) {
    let presenter = Text("presenter").sheet(isPresented: .constant(true)) { kind.control() }
    #expect(marks(kind.styled(presenter, "mark")) == ["mark"])
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style around the presenter of a popover shows the controls of the popover (B19.19)`(_ kind: OpenProtocol) {
    let presenter = Text("presenter").popover(isPresented: .constant(true)) { kind.control() }
    #expect(marks(kind.styled(presenter, "mark")) == ["mark"])
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style around a stack shows the controls of its screens`(_ kind: OpenProtocol) {
    let path = NavigationPath([1])
    let shown = test(
      kind.styled(
        NavigationStack(path: .constant(path)) { Text("root").navigationDestination(for: Int.self) { _ in kind.control() } }, "mark"))
    #expect(texts(shown).contains("mark"))
  }

  @Test(arguments: OpenProtocol.allCases)
  func `the innermost style wins, and shows the control of its configuration in the next outer style (B21.04)`(_ kind: OpenProtocol) {
    let shown = test(kind.styled(kind.styled(kind.control(), "inner"), "outer"))
    let marks = texts(shown).filter { $0 == "inner" || $0 == "outer" }
    #expect(marks == (kind.nests ? ["inner", "outer"] : ["inner"]))
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style that is nested in itself twice shows the control once`(_ kind: OpenProtocol) {
    guard kind.nests, kind.showsLabel else { return }
    let shown = test(kind.styled(kind.styled(kind.styled(kind.control(), "a"), "b"), "c"))
    #expect(texts(shown).filter { ["a", "b", "c", "n0"].contains($0) } == ["a", "b", "c", "n0"])
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a control keeps its state while another style of the same type is set`(_ kind: OpenProtocol) {
    let (remote, number) = (Remote<String>(), Remote<Int>())
    let control = kind.control(Remembering(number))
    let shown = test(Changing("first", remote) { kind.styled(control, $0) })
    shown.turn { number.set(7) }
    #expect(texts(shown).contains("first"))
    shown.turn { remote.set("second") }
    #expect(texts(shown).contains("second") && !texts(shown).contains("first"))
    #expect(!kind.showsLabel || texts(shown).contains("n7"))
  }

  @Test(arguments: OpenProtocol.allCases)
  func `a style reads the environment of the control, and follows it`(_ kind: OpenProtocol) {
    let remote = Remote<String>()
    let shown = test(kind.styled(Changing(" a", remote) { kind.control().environment(\.styleWord, $0) }, "mark"))
    #expect(texts(shown).contains("mark a"))
    shown.turn { remote.set(" b") }
    #expect(texts(shown).contains("mark b"))
  }

  @Test(arguments: ClosedProtocol.allCases)
  func `a style of the library around a list is that of a control inside`(_ kind: ClosedProtocol) {
    func picture(_ view: some View) -> String { test(view, idiom: .phone).picture }
    func list(_ content: some View) -> some View {
      List {
        Text("row")
        content
      }
      .listStyle(.plain)
    }
    let (plain, styled) = (kind.control(), kind.styled(kind.control()))
    #expect(picture(styled) != picture(plain))
    #expect(picture(kind.styled(list(plain))) == picture(list(styled)))
  }
  /// A view that reads the looks of closed styles.
  private struct Reader: View {
    let hand: ([String]) -> Void
    @Environment(\.self) private var environment

    init(hand: @escaping ([String]) -> Void) { self.hand = hand }

    var body: some View {
      let values = environment
      let _ = hand(
        [
          "\(values.pickerLook)", "\(values.listLook)", "\(values.tabLook)", "\(values.indexLook)", "\(values.navigationViewLook)",
        ])
      Text("reader")
    }
  }

  @Test func `styles of the library around the presenter of a sheet reach the sheet (B19.19)`() {
    func looks(_ wrap: (AnyView) -> AnyView) -> [String] {
      var found: [String] = []
      let presenter = AnyView(Text("presenter").sheet(isPresented: .constant(true)) { Reader { found = $0 } })
      _ = test(wrap(presenter))
      return found
    }
    let plain = looks { $0 }
    let styled = looks { ClosedProtocol.allCases.reduce($0) { $1.styled($0) } }
    #expect(plain.count == 5)
    for (one, other) in zip(plain, styled) { #expect(one != other) }
  }
}
