import RivuletCore
import RivuletGraph
import Testing

/// Which rules run again when a key of the environment changes.
@MainActor
struct EnvironmentReadTests {
  /// What the tests change, what was run, and what was seen.
  private final class Probe {
    var seen: [String] = []
    var values: EnvironmentValues?
    var write: (Settings) -> Void = { _ in }

    /// What was seen since the last question.
    func take() -> [String] {
      defer { seen = [] }
      return seen
    }
  }

  fileprivate struct Settings: Equatable {
    var first = 0
    var second = 0
    var setsSecond = true
  }

  private enum Question: String {
    case first, second, third, neither
    /// The third key, or the second while the first is 0.
    case either

    func answer(in values: EnvironmentValues) -> Int {
      switch self {
      case .first: values.first
      case .second: values.second
      case .third: values.third
      case .neither: 0
      case .either: values.first == 0 ? values.second : values.third
      }
    }
  }

  /// Asks in a rule of its own, because it has a body of its own.
  private struct Gauge: View {
    let question: Question
    let probe: Probe

    init(_ question: Question, _ probe: Probe) {
      self.question = question
      self.probe = probe
    }

    var body: some View { Asking(question: question, probe: probe) }
  }

  private struct Asking: LeafView {
    let question: Question
    let probe: Probe

    static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "")) }

    func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentReader) {
      let environment = environment.values
      probe.seen.append("\(question) \(question.answer(in: environment))")
      probe.values = environment
    }
  }

  /// Changes the direction from somewhere between the root and what reads it, but not from the beginning.
  private struct Turning: View {
    let probe: Probe
    @State private var settings = Settings()

    var body: some View {
      Column {
        Box(name: "plain")
        Box(name: "turned").transformEnvironment(\.self) { if settings.first == 1 { $0.layoutDirection = .rightToLeft } }
      }
      .onAppear { probe.write = { settings = $0 } }
    }
  }

  @Test func `nodes hear of a direction that a place above them begins to set`() {
    let probe = Probe()
    let test = TestTree(Turning(probe: probe))
    func mirrored() -> [Bool] { test.tree.root.children[0].children.map(\.isMirrored) }
    #expect(mirrored() == [false, false])
    test.turn { probe.write(Settings(first: 1)) }
    #expect(mirrored() == [false, true])
    test.turn { probe.write(Settings(first: 0)) }
    #expect(mirrored() == [false, false])
    test.turn { test.tree.updateEnvironment { $0.layoutDirection = .rightToLeft } }
    #expect(mirrored() == [true, true])
  }

  private struct Top<Content: View>: View {
    let probe: Probe
    let content: (Settings) -> Content
    @State private var settings = Settings()

    init(_ probe: Probe, @ViewBuilder content: @escaping (Settings) -> Content) {
      self.probe = probe
      self.content = content
    }

    var body: some View {
      Column { content(settings) }.onAppear { probe.write = { settings = $0 } }
    }
  }

  private struct Gauges: View {
    let probe: Probe

    var body: some View {
      Gauge(.first, probe)
      Gauge(.second, probe)
      Gauge(.neither, probe)
    }
  }

  @Test func `a key of the host concerns those who read it`() {
    let probe = Probe()
    let tree = TestTree(Column { Gauges(probe: probe) })
    _ = probe.take()
    tree.turn { tree.tree.updateEnvironment { $0.second = 2 } }
    // Readers of one sort share what they ask the root for.
    #expect(probe.take() == ["first 0", "second 2", "neither 0"])
    tree.turn { tree.tree.updateEnvironment { $0.third = 3 } }
    #expect(probe.take() == [])
    tree.turn { tree.tree.updateEnvironment { $0.second = 2 } }
    #expect(probe.take() == [])
  }

  @Test func `a key that a view sets concerns those who read it`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauges(probe: probe).environment(\.first, settings.first).environment(\.second, settings.second)
      })
    _ = probe.take()
    tree.turn { probe.write(Settings(second: 2)) }
    #expect(probe.take() == ["second 2"])
    tree.turn { probe.write(Settings(first: 1, second: 2)) }
    #expect(probe.take() == ["first 1"])
    tree.turn { tree.tree.updateEnvironment { $0.second = 3 } }
    #expect(probe.take() == [])
  }

  @Test func `of several keys that are set at one place, each concerns its own readers`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauges(probe: probe).transformEnvironment(\.self) {
          $0.first = settings.first
          $0.second = settings.second
        }
      })
    _ = probe.take()
    tree.turn { probe.write(Settings(second: 2)) }
    #expect(probe.take() == ["second 2"])
  }

  @Test func `a key that a place begins to set reaches those who looked further out`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauges(probe: probe).transformEnvironment(\.self) { if settings.setsSecond { $0.second = settings.second } }
          .environment(\.second, 7)
      })
    _ = probe.take()
    tree.turn { probe.write(Settings(setsSecond: false)) }
    #expect(probe.take().contains("second 7"))
    tree.turn { probe.write(Settings(second: 2)) }
    #expect(probe.take().contains("second 2"))
  }

  @Test func `a key that a place begins to set late reaches those who looked further out`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauges(probe: probe).transformEnvironment(\.self) { if settings.first == 1 { $0.second = settings.second } }
          .environment(\.second, 7)
      })
    #expect(probe.take().contains("second 7"))
    tree.turn { probe.write(Settings(first: 1, second: 2)) }
    #expect(probe.take().contains("second 2"))
    tree.turn { probe.write(Settings(first: 1, second: 3)) }
    #expect(probe.take() == ["second 3"])
  }

  @Test func `other values in place of all hide what is set outside`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauges(probe: probe).environment(\.self, settings.first == 0 ? EnvironmentValues() : settings.values).environment(\.second, 7)
      })
    #expect(probe.take() == ["first 0", "second 0", "neither 0"])
    tree.turn { tree.tree.updateEnvironment { $0.second = 5 } }
    #expect(!probe.take().contains("second 5"))
    tree.turn { probe.write(Settings(first: 1, second: 2)) }
    #expect(probe.take().contains("second 2"))
  }

  @Test func `a rule that reads another key than before depends on that`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauge(.either, probe).environment(\.first, settings.first)
      })
    _ = probe.take()
    tree.turn { tree.tree.updateEnvironment { $0.third = 3 } }
    #expect(probe.take() == [])
    tree.turn { probe.write(Settings(first: 1)) }
    #expect(probe.take() == ["either 3"])
    tree.turn { tree.tree.updateEnvironment { $0.third = 0 } }
    #expect(probe.take() == ["either 0"])
  }

  @Test func `a reader made later sees what the host has set meanwhile`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Gauge(.first, probe)
        if settings.first == 1 { Gauge(.third, probe) }
      })
    _ = probe.take()
    tree.turn { tree.tree.updateEnvironment { $0.third = 3 } }
    #expect(probe.take() == [])
    tree.turn { probe.write(Settings(first: 1)) }
    #expect(probe.take().contains("third 3"))
    tree.turn { tree.tree.updateEnvironment { $0.third = 0 } }
    #expect(probe.take().contains("third 0"))
  }

  @Test func `values that outlive their tree keep what they had`() throws {
    let probe = Probe()
    do { _ = TestTree(Column { Gauge(.second, probe) }.environment(\.second, 7).environment(\.first, 6)) }
    let values = try #require(probe.values)
    #expect(values.second == 7)
    #expect(values.first == 6)
    #expect(values.third == 0)
    #expect("\(values)".contains("7"))
  }

  @Test func `a body that asks for all values depends on those it reads`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe) { settings in
        Asker(probe: probe).transformEnvironment(\.self) {
          $0.first = settings.first
          $0.second = settings.second
        }
      })
    #expect(probe.take() == ["asked 0"])
    tree.turn { probe.write(Settings(second: 2)) }
    tree.turn { tree.tree.updateEnvironment { $0.third = 3 } }
    #expect(probe.take() == [])
    tree.turn { probe.write(Settings(first: 1, second: 2)) }
    #expect(probe.take() == ["asked 2"])
    tree.turn { probe.write(Settings(first: 1, second: 4)) }
    #expect(probe.take() == ["asked 4"])
  }

  private struct Asker: View {
    let probe: Probe
    @Environment(\.self) private var values

    var body: some View {
      let value = values.first == 0 ? 0 : values.second
      let _ = probe.seen.append("asked \(value)")
      Box(name: "\(value)")
    }
  }
}

extension EnvironmentReadTests.Settings {
  fileprivate var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.second = second
    return values
  }
}

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct ThirdKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }

  fileprivate var third: Int {
    get { self[ThirdKey.self] }
    set { self[ThirdKey.self] = newValue }
  }
}
