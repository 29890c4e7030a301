import Foundation

/// How long an app's author waits: for the first build of the podcast player in debug mode, and after a change to one of its views.
struct BuildBenchmark {
  let options: Options

  /// Seconds by the clock on the wall. Takes minutes, so it runs only if it is asked for.
  func figures() -> [Figure] {
    let isAsked = options.isFull || options.only.map { "build-times".hasPrefix($0) && $0.count > 5 } ?? false
    guard isAsked, let repository = options.repository else { return [] }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "rivulet-build-times-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    func build() -> Double? {
      let command = ["swift", "build", "--package-path", repository, "--scratch-path", scratch.path(), "--product", "PodcastPlayer"]
      let start = ContinuousClock.now
      guard Program(command: command).succeeds() else { return nil }
      return Double((ContinuousClock.now - start).components.seconds)
        + Double((ContinuousClock.now - start).components.attoseconds) / 1e18
    }
    let view = "\(repository)/Examples/PodcastPlayer/Views/RootView.swift"
    guard let clean = build(), touch(view), let again = build() else { return [] }
    return [
      Figure(name: "build-times clean", value: clean, unit: "s"),
      Figure(name: "build-times after a change to a view", value: again, unit: "s", limit: .value(3)),
    ]
  }

  /// Makes a file look changed; tells whether that went well.
  private func touch(_ path: String) -> Bool {
    do {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
      return true
    } catch {
      Message.write("\(path) can't be touched, so build times are left out: \(error.localizedDescription)")
      return false
    }
  }
}
