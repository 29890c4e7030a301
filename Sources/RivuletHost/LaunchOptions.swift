package import Foundation
package import RivuletCore

/// The options of a host, read from the process's environment variables:
///
/// - `RIVULET_IDIOM` is `phone` or `desktop`.
/// - `RIVULET_APPEARANCE` is `light` or `dark`.
/// - `RIVULET_LOCALE` is a locale such as `de_DE` that replaces the session's locale.
/// - `RIVULET_SCALE` is the number of pixels per point in an image.
/// - `RIVULET_SCREENLESS` runs the app without a window and contains the steps to execute.
/// - `RIVULET_SPEED` is a factor for the speed of timers and schedulers in a window.
/// - `RIVULET_NOW` is the start date of the clock in a run without a window, such as `2026-01-31T09:30:00Z`.
/// - `RIVULET_TRACE` is the file that records the time spent in each turn.
/// - `RIVULET_START` is the start time of the process in nanoseconds since 1970. It enables the report of the time to the first frame.
/// - `RIVULET_PREVIEWS`, if not empty, shows the program's previews. It may list display names for modules, as in
///   `Gr__e=Größe;Kit=My Kit`.
/// - `RIVULET_PREVIEW_PICTURES` is a folder for images of all previews in every variant.
/// - `RIVULET_PREVIEW_ONLY` limits those images to previews whose name contains its text.
/// - `RIVULET_PREVIEW_IMAGE` is the number of an inherited socket and a folder, such as `3:/dev/shm/previews`. It shows the previews to
///   the process at the other end of the socket.
/// - `RIVULET_LIVE` is the number of an inherited socket and a file, such as `3:/tmp/state.json`. It takes over the state of an earlier
///   process.
/// - `RIVULET_ISSUES` is `log`, `fatal`, or `off`, and determines how errors in the app's code are handled.
/// - `RIVULET_INSPECT` is `window`, `socket`, or the path of a socket, and makes the app available for inspection. `rivulet run --watch`
///   sets it to a path after `window:` or `next:`, so that one inspector follows the processes that replace each other.
/// - `RIVULET_INSPECTOR` is the path of a socket. The process shows the inspector of the app that serves the socket instead of its own
///   app.
/// - `RIVULET_CHECK` is `log` or `fatal`, and compares the pixels of windows with complete images of their views.
package struct LaunchOptions: Equatable {
  /// The idiom, or nil to use the app's preference or the host's default.
  package var idiom: Idiom?
  /// The session's language and formats, unless a variable overrides them.
  package var session: SessionLocale
  /// The colour scheme, or nil to follow the desktop.
  package var colorScheme: ColorScheme?
  /// The number of pixels per point in an image, or nil to use the host's default.
  package var scale: CGFloat?
  /// The factor for the speed of timers in a window.
  package var speed: Double = 1
  /// The start date of the clock in a run without a window, or nil to use the host's default.
  package var startDate: Date?
  /// The steps to execute in a run without a window, or nil to run in windows.
  package var steps: String?
  /// The policy for errors found in the app's code.
  package var issues = IssuePolicy.log
  /// The policy for differences between a window and the image of its views, or off to skip the comparison.
  package var check = IssuePolicy.off
  /// True to show the program's previews instead of the app, on a page that grows to fit them.
  package var showsPreviews = false
  /// The display names of modules on that page, keyed by module.
  package var previewNames: [String: String] = [:]
  /// The folder for images of all previews in every variant, or nil to write none.
  package var previewPictures: String?
  /// The socket and the folder for pixels if the process shows its previews to a viewer; otherwise, nil.
  package var previewImage: LaunchSocket?
  /// The socket, and the file with the state of an earlier process of the same app; otherwise, nil.
  package var live: LaunchSocket?
  /// The text that the names of the previews to show must contain, or nil to show all previews.
  package var previewName: String?
  /// The way in which the app is to be inspected, or nil for no inspection.
  package var inspect: InspectionMode?
  /// The socket of another app whose inspector replaces this app, or nil to run this app.
  package var inspectedSocket: String?
  /// The path of the file that records the time spent in turns.
  package var traceFile: String?
  /// The start time of the process in nanoseconds since 1970, if the time to the first frame is to be reported.
  package var startedAt: UInt64?
  /// A sentence for each value that could not be parsed.
  package var parsingErrors: [String] = []

  /// Reads the variables. A variable that is unset or can't be parsed keeps its default.
  package init(_ variables: [String: String]) {
    session = SessionLocale(variables)
    idiom = choice("RIVULET_IDIOM", in: variables, among: [("phone", .phone), ("desktop", .desktop)])
    colorScheme = choice("RIVULET_APPEARANCE", in: variables, among: [("light", .light), ("dark", .dark)])
    scale = positiveNumber("RIVULET_SCALE", in: variables).map { CGFloat($0) }
    speed = positiveNumber("RIVULET_SPEED", in: variables) ?? 1
    if let text = variables["RIVULET_NOW"], !text.isEmpty { chooseStart(text) }
    chooseLocale(variables["RIVULET_LOCALE"] ?? "")
    issues = choice("RIVULET_ISSUES", in: variables, among: [("log", .log), ("fatal", .fatal), ("off", .off)]) ?? .log
    check = choice("RIVULET_CHECK", in: variables, among: [("log", .log), ("fatal", .fatal), ("off", .off)]) ?? .off
    steps = variables["RIVULET_SCREENLESS"]
    showsPreviews = variables["RIVULET_PREVIEWS"]?.isEmpty == false
    for pair in (variables["RIVULET_PREVIEWS"] ?? "").split(separator: ";") {
      let names = pair.split(separator: "=", maxSplits: 1)
      if names.count == 2 { previewNames[String(names[0])] = String(names[1]) }
    }
    previewPictures = variables["RIVULET_PREVIEW_PICTURES"].flatMap { $0.isEmpty ? nil : $0 }
    previewImage = variables["RIVULET_PREVIEW_IMAGE"].flatMap { LaunchSocket($0) }
    live = variables["RIVULET_LIVE"].flatMap { LaunchSocket($0) }
    previewName = variables["RIVULET_PREVIEW_ONLY"].flatMap { $0.isEmpty ? nil : $0 }
    inspect = InspectionMode(variables["RIVULET_INSPECT"])
    inspectedSocket = variables["RIVULET_INSPECTOR"].flatMap { $0.isEmpty ? nil : $0 }
    traceFile = variables["RIVULET_TRACE"].flatMap { $0.isEmpty ? nil : $0 }
    if let text = variables["RIVULET_START"], !text.isEmpty {
      startedAt = UInt64(text)
      if startedAt == nil { parsingErrors.append("RIVULET_START is \"\(text)\", which is ignored. Set it to nanoseconds since 1970.") }
    }
  }

  private mutating func chooseStart(_ text: String) {
    startDate = try? Date(text, strategy: .iso8601)
    guard startDate == nil else { return }
    parsingErrors.append("RIVULET_NOW is \"\(text)\", which is ignored. Set it to a date such as 2026-01-31T09:30:00Z.")
  }

  private mutating func chooseLocale(_ name: String) {
    if name.isEmpty { return }
    if let chosen = SessionLocale(named: name) {
      session = chosen
    } else {
      parsingErrors.append(
        "RIVULET_LOCALE is \"\(name)\", which is ignored. Set it to a language, or a language and a region, such as de_DE.")
    }
  }

  private mutating func positiveNumber(_ name: String, in variables: [String: String]) -> Double? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    if let number = Double(text), number > 0, number < 100 { return number }
    parsingErrors.append("\(name) is \"\(text)\", which is ignored. Set it to a number above 0 and below 100.")
    return nil
  }

  private mutating func choice<Value>(_ name: String, in variables: [String: String], among choices: [(String, Value)]) -> Value? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    if let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
    parsingErrors.append("\(name) is \"\(text)\", which is ignored. Set it to \(choices.map(\.0).joined(separator: " or ")).")
    return nil
  }
}

extension LaunchOptions {
  /// Returns the effective idiom: the user's choice, then the app's preference, then `usual`.
  @MainActor package func idiom(otherwise usual: Idiom) -> Idiom { idiom ?? Idiom.preferred ?? usual }

  /// Returns a tracer if the variables request one. If the trace file can't be written, reports the problem on standard error.
  @MainActor package func makeTracer() -> (any Tracer)? {
    if let startedAt { return StartReport(startedAt: startedAt) }
    guard let traceFile else { return nil }
    if let file = TraceFile(path: traceFile) { return file }
    let sentence =
      "Rivulet: RIVULET_TRACE is \"\(traceFile)\", which can't be written, so nothing is traced. Specify a file in an existing folder.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    return nil
  }

  /// Returns the options from this process's environment, reporting values that can't be parsed on standard error.
  package static func ofProcess() -> LaunchOptions {
    let options = LaunchOptions(ProcessInfo.processInfo.environment)
    for complaint in options.parsingErrors { FileHandle.standardError.write(Data("Rivulet: \(complaint)\n".utf8)) }
    return options
  }
}

extension LaunchOptions {
  /// Returns the URLs that the desktop passed as program arguments. An argument is a URL if its scheme has at least two letters.
  package static func addresses(in arguments: some Sequence<String>) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }
}
