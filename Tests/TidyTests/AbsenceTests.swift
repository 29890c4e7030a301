import Testing

/// Invariants that say what must not be there.
@Suite struct AbsenceTests {
  /// Rooms below the hosts that may touch the world, with the reason.
  static let worldly = [
    "RivuletText": "reads font files",
    "RivuletRaster": "decodes images",
    "Combine": "has the default time source and URLSession's publishers",
    "RivuletFoundation": "stands in for Foundation, which follows the locale and reads bundles",
    "os": "writes messages with their time",
    "RivuletExpansion": "runs inside the compiler and reads its pipe",
  ]

  /// Whether a file calls C, which it shows by importing a C module.
  static func facesC(_ file: SourceFile) -> Bool {
    Arrows.importersOfC.contains(file.target) && Import.all(in: file).contains { Arrows.isCModule($0.module) }
  }

  static let world = WordScanner(
    #"\bDate\(\)|\bDate\.now\b|\bDate\(timeIntervalSinceNow|\b(Continuous|Suspending)Clock\b|\bDispatch(Wall)?Time\.now\b|\bclock_gettime\b"#
      + #"|\bgettimeofday\b|\bCFAbsoluteTimeGetCurrent\b|\bFileManager\b|\bFileHandle\b(?!\.standardError)|\bProcessInfo\b|\b(get|set|put)env\b|\bfopen\b"#
      + #"|\b(Data|String|XMLParser|Dictionary|Array)\(contentsOf(File|URL)?:|\bThread\.sleep\b|\bu?sleep\(|\bTask\.sleep\b|\basyncAfter\b|\bURLSession\b"#
      + #"|\bsocket\(|\bUserDefaults\.standard\b|\bBundle\.main\b|\bLocale\.(current|autoupdatingCurrent)\b"#
      + #"|\bTimeZone\.(current|autoupdatingCurrent)\b|\bCalendar\.(current|autoupdatingCurrent)\b|\bCommandLine\.arguments\b"#,
    "uses '$', which belongs to the hosts; ask HostServices for it."
  ) { Arrows.hosts.contains($0.target) || worldly[$0.target] != nil }

  static let mirror = WordScanner(
    #"\bMirror(\.init)?\(\s*reflecting:"#,
    "reads through Mirror, which boxes and traps; read fields by offset as RivuletCore/State/Reflection does."
  ) {
    // Foundation says in no other way which suite a store of user defaults holds. It is asked once.
    $0.path == "Sources/RivuletHost/SettingsFile.swift"
  }

  /// Files that call the C library: signals, the display, files of settings, sockets and the stack.
  static let callsC = [
    "Sources/RivuletHost/Causes/CallSites.swift", "Sources/RivuletHost/Causes/CallSites+Frames.swift",
    "Sources/RivuletHost/Sockets/LineSocket.swift",
    "Sources/RivuletHost/Sockets/SocketAddress.swift",
    "Sources/RivuletHost/CrashReport.swift", "Sources/RivuletHost/SettingsFile.swift", "Sources/RivuletGTK/Loop/DisplayLoss.swift",
  ]

  /// Where parents are known without their references being counted, and what lends elements of arrays.
  static let countsNoReferences = [
    "Sources/RivuletDrawing/DrawingNode.swift", "Sources/RivuletTree/Nodes/ViewNode.swift",
    "Sources/RivuletGeometry/Array+Lending.swift",
  ]

  /// Paths under their names in Core Graphics.
  static let coreGraphicsPaths = ["Sources/RivuletDrawing/CGPath.swift", "Sources/RivuletDrawing/CGPathElement.swift"]

  /// Whether a file reads and writes the fields of any type by their offsets.
  static func isReflection(_ file: SourceFile) -> Bool {
    ["State", "Structure"].contains { file.path.hasPrefix("Sources/RivuletCore/\($0)/Reflection/") }
  }

  static let behaviorCast = WordScanner(
    #"\b(is|as[?!]?) BehaviorNode<"#, "asks a node for its behaviour with '$'; give the behaviour a fact or a trait and read that.")

  static let unsafe = WordScanner(
    #"\bwith[A-Za-z]*Unsafe\w*|\bUnsafe\w*|\bunsafe(BitCast|Downcast|Address|MutableAddress)\b|\bUnmanaged\b|\bunowned\(unsafe\)"#,
    "uses '$'; unsafe memory lives in RivuletGraph, the Reflection folders of RivuletCore and files that call C."
  ) {
    $0.target == "RivuletGraph" || isReflection($0) || facesC($0)
      // Files that call the C library: signals, display and files.
      || callsC.contains($0.path)
      // Design note 0003: a wrapper cannot be reached from its object in any other way.
      || $0.path == "Sources/Combine/Observing/ObservableProperties.swift"
      // Design note 0008: nodes that stay are compared without being touched.
      || $0.path == "Sources/RivuletTree/Nodes/NodeReferences.swift"
      // An entry of the environment has the class that its key names.
      || $0.path == "Sources/RivuletCore/State/Environment/EnvironmentEntry+Typed.swift"
      // Design note 0031: the classes that nodes, makers and owners are known to have are not looked up.
      || $0.path == "Sources/RivuletCore/Structure/Content/MakerReference.swift"
      // Design note 0042: the windows of an app are asked several times in each turn.
      || $0.path == "Sources/RivuletCore/Structure/Tree/WindowReference.swift"
      // Locks and messages have pointers in the interface of C.
      || $0.target == "os" || $0.path == "Sources/RivuletFoundation/Locks/UnfairLock.swift"
      // UIKit's own interface hands components out through pointers.
      || $0.path == "Sources/RivuletNames/PlatformNames/Colors/UIColor+Components.swift"
      // Core Graphics' own interface takes transforms and hands the steps of a path out through pointers.
      || coreGraphicsPaths.contains($0.path)
      // Contexts of Core Graphics, and paths of UIKit and AppKit, take memory, locations and dashes through pointers.
      || $0.path.hasPrefix("Sources/RivuletNames/PlatformNames/Drawing/")
      || $0.path == "Sources/RivuletElements/Rendering/PixelOrder.swift"
      // Design note 0008: who looks at a parent or at a child counts no reference.
      || countsNoReferences.contains($0.path)
  }

  static let canImport = WordScanner(
    #"\bcanImport\(\s*(Combine|SwiftUI)\b"#, "asks '$', which is always true beside this package; write the code for both.")

  static let manualUpdate = WordScanner(
    #"\b(setNeeds(Display|Layout|Update\w*)|layoutIfNeeded|reload(Data|Rows|Sections)?|invalidate\w*|refresh(View|Display)?)\("#,
    "asks for an update with '$'; what a view reads brings it up to date.")

  static let controller = WordScanner(
    #"\b\w*(ViewController|HostingController|Coordinator)\b"#, "has a '$'; an app is made of views and a model.")

  static let callback = WordScanner(
    #"\b\w*[dD]elegate\b|\baddTarget\(|#selector\b|\.observe\(|\baddObserver\(|\bNotificationCenter\b[^\n]*\.post\("#,
    "uses '$'; data flows through state, bindings and publishers."
    // Foundation's parser has no other way to tell what it reads; no view is near it.
  ) { $0.path.hasPrefix("Examples/PodcastPlayer/Feed/") }

  @Test(arguments: [("A1.04", manualUpdate), ("A1.20", controller), ("A1.21", callback)])
  func `A1.04 A1.20 A1.21 the examples need no request for updates, no controllers and no callbacks`(_ scan: (String, WordScanner)) throws {
    let examples = Repository.showcases.filter { !$0.path.hasPrefix("Benchmarks/") }
    #expect(examples.count > 20)
    expectNone(try scan.1.findings(in: examples))
  }

  @Test func `requests for updates, controllers and callbacks are found`() throws {
    func count(_ scanner: WordScanner, _ text: String) throws -> Int { try scanner.findings(in: [SourceFile(in: "Examples", text)]).count }
    #expect(try count(Self.manualUpdate, "view.setNeedsDisplay()\ntable.reloadData()\nlet reloaded = 1") == 2)
    #expect(try count(Self.controller, "class A: UIViewController {}\nstruct Controls {}") == 1)
    #expect(
      try count(Self.callback, "x.delegate = self\nb.addTarget(self)\nc.observe(\\.x)\nNotificationCenter.default.post(n)\nmodel.observed")
        == 4)
  }

  @Test func `nothing below the hosts touches the world`() throws {
    expectNone(try AbsenceTests.world.findings(in: Repository.sources))
  }

  @Test func `nothing reads through Mirror`() throws {
    expectNone(try AbsenceTests.mirror.findings(in: Repository.sources))
  }

  @Test func `no code asks a node for a concrete behaviour`() throws {
    expectNone(try AbsenceTests.behaviorCast.findings(in: Repository.sources))
    for line in ["if node is BehaviorNode<TextBehavior> {}", "node as? BehaviorNode<B>", "node as! BehaviorNode<B>"] {
      #expect(try AbsenceTests.behaviorCast.findings(in: [SourceFile(in: "RivuletCore", line)]).count == 1)
    }
  }

  @Test func `unsafe memory stays in its three places`() throws {
    expectNone(try AbsenceTests.unsafe.findings(in: Repository.sources))
  }

  @Test func `no pointer and no type of a C library crosses a room`() {
    expectNone(VisiblePointers(declaredIn: Repository.outlines).findings(in: Repository.sources))
  }

  @Test(arguments: [
    "package func draw(_ item: TextItem, on context: OpaquePointer) {}", "public init?(_ variant: OpaquePointer?) { nil }",
    "public var context: OpaquePointer? { nil }", "package private(set) var surface: OpaquePointer", "package let matrix: cairo_matrix_t",
    "package static func face(\n    of font: UnsafeMutablePointer<PangoFont>\n  ) -> Int { 1 }", "package typealias Pen = OpaquePointer",
    "package subscript(index: Int) -> OpaquePointer { pointers[index] }", "package let pen = cairo_create(surface)",
    "package protocol Painter {\n  var isFast: Bool { get }\n  func paint(on context: OpaquePointer)\n}",
    "package enum Target {\n  case none\n  case pixels(OpaquePointer)\n}",
    "package extension Canvas {\n  func use(_ body: (OpaquePointer) -> Void) {}\n}",
    "package final class Font: Box<PangoFont> {}", "struct A {}\npackage func f()\n  -> OpaquePointer\n{ p }",
  ])
  func `a pointer in a declaration that other targets see is found`(text: String) {
    let scanner = VisiblePointers(declaredIn: [])
    #expect(scanner.findings(in: [SourceFile(in: "RivuletText", text)]).count == 1)
  }

  @Test(arguments: [
    "func draw(on context: OpaquePointer) {}", "package struct Pen {\n  let context: OpaquePointer\n  private var font: PangoFont\n}",
    "package func draw(_ item: TextItem) {\n  let context: OpaquePointer = cairo_create(surface)\n}",
    "package enum Target {\n  case pixels\n  func pen() -> OpaquePointer { p }\n}",
    "package extension Canvas {\n  private func use(_ body: (OpaquePointer) -> Void) {}\n}",
    "package let engine: PangoEngine\nlet context: OpaquePointer", "/// OpaquePointer\npackage let name = \"OpaquePointer\"",
    "package import CPango\nlet map: cairo_matrix_t",
    "package var count: Int {\n  pango_count(pointer as OpaquePointer)\n}\nlet p: OpaquePointer",
  ])
  func `a pointer that stays in its target passes`(text: String) {
    let own = Outline(SourceFile(in: "RivuletText", "final class PangoEngine {}"))
    #expect(VisiblePointers(declaredIn: [own]).findings(in: [SourceFile(in: "RivuletText", text)]).report == "")
  }

  @Test func `nothing asks whether SwiftUI or Combine can be imported`() throws {
    expectNone(try AbsenceTests.canImport.findings(in: Repository.sources + Repository.tests))
  }

  @Test(arguments: [
    "let a = Date()", "Date.now", "ContinuousClock().now", "DispatchTime.now()", "FileManager.default", "ProcessInfo.processInfo",
    "getenv(\"A\")",
    "Thread.sleep(forTimeInterval: 1)", "usleep(1)", "sleep(1)", "try await Task.sleep(for: .seconds(1))",
    "queue.asyncAfter(deadline: d) {}",
    "URLSession.shared", "socket(AF_INET, 0, 0)", "UserDefaults.standard", "Bundle.main", "Locale.current", "TimeZone.current",
    "Calendar.autoupdatingCurrent", "try Data(contentsOf: url)", "String(contentsOfFile: path)", "fopen(path, mode)",
    "_ = Foundation.Date()", "\"\\(Date())\"",
  ])
  func `a use of the world is found below the hosts and nowhere else`(line: String) throws {
    for room in ["RivuletGraph", "RivuletLayout", "RivuletCore", "RivuletScreens", "SwiftUI"] {
      #expect(try AbsenceTests.world.findings(in: [SourceFile(in: room, "\n" + line)]).first?.line == 2)
    }
    for room in ["RivuletGTK", "RivuletHeadless", "Combine", "RivuletText"] {
      #expect(try AbsenceTests.world.findings(in: [SourceFile(in: room, line)]).isEmpty)
    }
  }

  @Test(arguments: [
    "// Date() would be wrong", "/* Date() */", "\"Date()\"", "let today: Date", "func sleeps() {}", "Date(timeIntervalSince1970: 0)",
    "environment.locale", "FileHandle.standardError.write(text)", "#\"Date() \\(x)\"#", "values.append(contentsOf: url)",
  ])
  func `words that only look like the world pass`(line: String) throws {
    #expect(try AbsenceTests.world.findings(in: [SourceFile(in: "RivuletCore", line)]).report == "")
  }

  @Test func `Mirror, unsafe memory and canImport are found`() throws {
    #expect(try AbsenceTests.mirror.findings(in: [SourceFile(in: "RivuletGraph", "Mirror(reflecting: a)")]).count == 1)
    #expect(try AbsenceTests.mirror.findings(in: [SourceFile(in: "RivuletGraph", "Mirror(self, children: [])")]).isEmpty)
    for line in [
      "UnsafeMutablePointer<Int>", "a.withUnsafeBytes { }", "unsafeBitCast(a, to: b)", "Unmanaged.passRetained(a)", "unowned(unsafe) let a",
    ] {
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletLayout", line)]).count == 1)
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletCore", named: "Scenes/Passes/A.swift", line)]).count == 1)
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletText", line)]).count == 1)
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletText", "import CPango\n" + line)]).isEmpty)
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletCore", named: "State/Reflection/A.swift", line)]).isEmpty)
      #expect(try AbsenceTests.unsafe.findings(in: [SourceFile(in: "RivuletGraph", line)]).isEmpty)
    }
    #expect(try AbsenceTests.canImport.findings(in: [SourceFile(in: "RivuletCore", "#if canImport(Combine)")]).count == 1)
    #expect(try AbsenceTests.canImport.findings(in: [SourceFile(in: "RivuletCore", "#if canImport(Glibc)")]).isEmpty)
  }
}
