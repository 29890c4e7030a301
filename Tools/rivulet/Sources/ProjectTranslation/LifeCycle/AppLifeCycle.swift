import Foundation
import ProjectReading

/// The entry point of an app: one in its source files, or a generated one if the app starts with a delegate.
struct AppLifeCycle {
  /// The source files to compile unchanged.
  private(set) var sources: [String]
  /// The generated files, keyed by name.
  private(set) var generated: [String: String] = [:]
  /// The problems found.
  private(set) var problems: [ProjectProblem] = []

  /// The target that contains the entry point.
  private let target: AppTarget
  /// The form of the target's project.
  private let form: AppProject.Form
  /// The source files with their paths and type declarations.
  private var files: [(path: String, source: SourceText, types: [TypeDeclaration])] = []

  /// Determines the entry point of a target. If `makesScenes` is false, generates no file, because scenes require SwiftUI.
  init(_ target: AppTarget, form: AppProject.Form, makesScenes: Bool) {
    self.target = target
    self.form = form
    sources = target.sources
    guard target.kind == .application, makesScenes else { return }
    for path in target.sources {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = SourceText(String(decoding: data, as: UTF8.self))
      files.append((path, source, TypeDeclaration.all(in: source)))
    }
    decide()
  }

  /// Determines the target's entry point.
  private mutating func decide() {
    let types = files.flatMap(\.types)
    // If a type other than a delegate is the entry point, the app itself refers to its delegates through adaptors.
    if types.contains(where: { $0.isMain && !$0.isDelegate }) { return }
    let main = files.first { ($0.path as NSString).lastPathComponent == "main.swift" }
    if let main {
      let starts = ["UIApplicationMain", "NSApplicationMain", "NSApplication"].contains { !main.source.places(ofWord: $0).isEmpty }
      guard starts else { return }
      sources.removeAll { $0 == main.path }
    }
    let delegates = Set(types.filter(\.isDelegate).map(\.name))
    if delegates.isEmpty { showOnlyView() } else { replace(delegates) }
  }

  /// Generates an entry point for source files that contain views but no entry point.
  private mutating func showOnlyView() {
    let views = files.flatMap(\.types).filter { $0.keyword == "struct" && $0.inheritance.split { !$0.isLetter }.contains("View") }.map(
      \.name)
    guard let view = views.first(where: { $0 == "ContentView" }) ?? (form == .folder && views.count == 1 ? views.first : nil) else {
      problems.append(
        ProjectProblem(
          .error, "The app “\(target.name)” has neither a type marked @main nor a delegate, so there is nothing to launch.",
          path: target.sources.first, advice: "Add a struct marked @main that conforms to App."))
      return
    }
    generate(RootView(expression: "\(view)()", line: 1, constants: []), from: nil, imports: [])
  }

  /// Generates an entry point that shows the view created by one of the delegates, and omits the delegates.
  private mutating func replace(_ delegates: Set<String>) {
    let candidates = files.flatMap { file in file.types.filter(\.isDelegate).map { (file: file, type: $0) } }
      .sorted { $0.type.inheritance.contains("Scene") && !$1.type.inheritance.contains("Scene") }
    let found = candidates.lazy.compactMap { candidate in
      RootView.find(in: candidate.file.source, within: candidate.type.body).map { (file: candidate.file, root: $0) }
    }.first
    guard let found else {
      problems.append(
        ProjectProblem(
          .error,
          "The app “\(target.name)” starts with a delegate that shows no SwiftUI view: it contains no UIHostingController(rootView:).",
          path: candidates.first?.file.path, advice: "Add a struct marked @main that conforms to App and shows the first view."))
      return
    }
    let root = found.root.makingScenes(of: found.file.source)
    let imports = Self.imports(in: found.file.source)
    for file in files { leaveOut(delegates, of: file) }
    warnOfSystemNames(in: root, path: found.file.path, delegates: delegates)
    generate(root, from: found.file.path, imports: imports)
  }

  /// Omits a file, or only its delegates if it contains other declarations.
  private mutating func leaveOut(_ delegates: Set<String>, of file: (path: String, source: SourceText, types: [TypeDeclaration])) {
    let removed = file.types.filter { $0.isDelegate || $0.keyword == "extension" && delegates.contains($0.name) }
    guard !removed.isEmpty else { return }
    sources.removeAll { $0 == file.path }
    var (code, bytes) = (file.source.masked, file.source.bytes)
    for type in removed {
      for place in type.range where bytes[place] != 10 { (code[place], bytes[place]) = (32, 32) }
    }
    let rest = String(decoding: code, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in !line.allSatisfy(\.isWhitespace) && !line.split(separator: " ").contains("import") }
    guard !rest.isEmpty else { return }
    let name = "Rest of \((file.path as NSString).lastPathComponent)"
    generated[name] = "\(Self.location(file.path, 1))\n\(Self.withoutPlatformImports(bytes))"
  }

  /// Reports values passed to the first view that exist only if a delegate starts the app.
  private mutating func warnOfSystemNames(in root: RootView, path: String, delegates: Set<String>) {
    let text = root.constants.map(\.text).joined(separator: "\n") + "\n" + root.expression
    for name in delegates.sorted() + ["connectionOptions"] where text.contains(name) {
      problems.append(
        ProjectProblem(
          .warning, "The first view is created with “\(name)”, which exists only in UIKit and AppKit.", path: path, line: root.line,
          advice: "Create the value in the view, or add a struct marked @main that conforms to App."))
    }
  }

  /// Generates the file that contains an app with the given view.
  private mutating func generate(_ root: RootView, from path: String?, imports: [String]) {
    let words = Set(files.flatMap(\.types).map(\.name))
    let name = ["\(target.moduleName)App", "\(target.moduleName)GeneratedApp"].first { !words.contains($0) } ?? "GeneratedSceneApp"
    func located(_ line: Int, _ text: String) -> String {
      path.map { "\(Self.location($0, line))\n\(text)\n#sourceLocation()" } ?? text
    }
    let imported = Set(imports).union(["SwiftUI"]).sorted().map { "import \($0)" }.joined(separator: "\n")
    let lines = root.constants.map { located($0.line, "    \($0.text)") } + [located(root.line, "    return \(root.expression)")]
    let body = lines.joined(separator: "\n")
    generated["\(name).swift"] = """
      \(imported)

      @main
      struct \(name): App {
        var body: some Scene {
          WindowGroup {
            \(name)Root.view
          }
        }
      }

      @MainActor
      private enum \(name)Root {
        static let view = AnyView(make())

        private static func make() -> some View {
      \(body)
        }
      }

      """
  }

  /// Returns the modules that a file imports, excluding UIKit and AppKit.
  private static func imports(in source: SourceText) -> [String] {
    String(decoding: source.masked, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(importedModule)
      .filter { !platformModules.contains($0) }
  }

  /// Returns the text of a file, with each import of UIKit and AppKit replaced by an empty line.
  private static func withoutPlatformImports(_ bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { importedModule($0).map(platformModules.contains) == true ? "" : String($0) }.joined(separator: "\n")
  }

  /// Returns the module that a line imports, or nil for any other line.
  private static func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
  }

  /// The modules that exist only on Apple platforms.
  private static let platformModules: Set = ["UIKit", "AppKit", "Cocoa"]

  /// Returns a directive that specifies the source location of the next line.
  private static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(PackageManifest.quoted(path)), line: \(line))"
  }
}
