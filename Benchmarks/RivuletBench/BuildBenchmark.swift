import Foundation

/// Measures build times for an app's author: the first debug build against the installed library, and a rebuild after a change to a view.
///
/// The benchmark builds the package that the command `rivulet` creates, with the installation at `RIVULET_SDK`.
struct BuildBenchmark {
  let options: Options

  /// Returns the build times in seconds of wall-clock time. The benchmark takes minutes, so it runs only on request.
  func figures() -> [Figure] {
    let isAsked = options.isFull || options.only.map { "build-times".hasPrefix($0) && $0.count > 5 } ?? false
    guard isAsked else { return [] }
    guard let installation = ProcessInfo.processInfo.environment["RIVULET_SDK"] else {
      Message.write("RIVULET_SDK names no installation, so build times are left out.")
      return []
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "rivulet-build-times-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rivulet = "\(installation)/bin/rivulet", app = folder.appending(path: "Weather").path()
    guard Program(command: ["sh", "-c", "cd '\(folder.path())' && '\(rivulet)' new Weather"]).succeeds() else { return [] }
    func build() -> Double? {
      let start = ContinuousClock.now
      guard Program(command: [rivulet, "build", app]).succeeds() else { return nil }
      let components = (ContinuousClock.now - start).components
      return Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
    guard let clean = build(), change("\(app)/Sources/Weather/ContentView.swift"), let again = build() else { return [] }
    var figures = [
      Figure(name: "build-times clean", value: clean, unit: "s"),
      Figure(name: "build-times after a change to a view", value: again, unit: "s", limit: .value(2)),
    ]
    let library = try? FileManager.default.attributesOfItem(atPath: "\(installation)/librivulet.so.1")[.size] as? Int
    if let library {
      figures.append(Figure(name: "build-times size of the library", value: Double(library) / 1_048_576, unit: "MB", limit: .value(40)))
    }
    return figures
  }

  /// Appends a line to a file. Returns true on success.
  private func change(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    do {
      try (text + "// Another line.\n").write(toFile: path, atomically: false, encoding: .utf8)
      return true
    } catch {
      Message.write("\(path) can't be changed, so build times are left out: \(error.localizedDescription)")
      return false
    }
  }
}
