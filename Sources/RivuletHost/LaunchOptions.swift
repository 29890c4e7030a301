package import Foundation
package import RivuletCore

/// What the environment variables of the process ask of a host.
///
/// `RIVULET_IDIOM` is `phone` or `desktop`, `RIVULET_APPEARANCE` is `light` or `dark`, `RIVULET_LOCALE` is a locale such as `de_DE` in the place
/// of the session's, `RIVULET_SCALE` is the number of pixels for each point of a picture. `RIVULET_SCREENLESS` runs the app without a window; it
/// holds the steps to take. `RIVULET_SPEED` is how many times as fast as usual the time of timers and schedulers runs in a window.
/// `RIVULET_NOW` is the date at which the clock of a run without a window begins, such as `2026-01-31T09:30:00Z`.
/// `RIVULET_TRACE` is a file for what each turn spends its time on; `RIVULET_START` is when the process was started, in nanoseconds since
/// 1970, and has the time to the first frame told. `RIVULET_PREVIEWS`, if it is not empty, shows the previews of the program. `RIVULET_ISSUES` is `log`, `fatal` or `off`: what becomes of mistakes in the app's code.
/// `RIVULET_CHECK` is `log` or `fatal`, and compares the pixels of windows with whole pictures of their views.
package struct LaunchOptions: Equatable {
  /// Nil leaves it to the app, and then to the host.
  package var idiom: Idiom?
  /// The language and the formats of the session, unless a variable chooses others.
  package var session: SessionLocale
  /// Nil follows the desktop.
  package var colorScheme: ColorScheme?
  /// Pixels for each point of a picture; nil leaves it to the host.
  package var scale: CGFloat?
  /// How many times as fast as usual timers run in a window.
  package var speed: Double = 1
  /// When the clock of a run without a window begins; nil leaves it to the host.
  package var startDate: Date?
  /// What an app without a window does, step by step; nil opens a window.
  package var steps: String?
  /// What becomes of mistakes that are found in the app's code.
  package var issues = IssuePolicy.log
  /// The handling of differences between a window and the picture of its views; off where windows are not compared.
  package var check = IssuePolicy.off
  /// Whether the previews of the program are shown in place of the app, on a page as large as they need.
  package var showsPreviews = false
  /// Where to write what turns spend their time on.
  package var traceFile: String?
  /// When the process was started, in nanoseconds since 1970, if the time to the first frame is to be told.
  package var startedAt: UInt64?
  /// What could not be understood, a sentence each.
  package var complaints: [String] = []

  /// Reads the variables; what is unset or not understood keeps its default.
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
    traceFile = variables["RIVULET_TRACE"].flatMap { $0.isEmpty ? nil : $0 }
    if let text = variables["RIVULET_START"], !text.isEmpty {
      startedAt = UInt64(text)
      if startedAt == nil { complaints.append("RIVULET_START is \"\(text)\", which is ignored. Set it to nanoseconds since 1970.") }
    }
  }

  private mutating func chooseStart(_ text: String) {
    startDate = try? Date(text, strategy: .iso8601)
    guard startDate == nil else { return }
    complaints.append("RIVULET_NOW is \"\(text)\", which is ignored. Set it to a date such as 2026-01-31T09:30:00Z.")
  }

  private mutating func chooseLocale(_ name: String) {
    if name.isEmpty { return }
    if let chosen = SessionLocale(named: name) {
      session = chosen
    } else {
      complaints.append("RIVULET_LOCALE is \"\(name)\", which is ignored. Set it to a language, or a language and a region, such as de_DE.")
    }
  }

  private mutating func positiveNumber(_ name: String, in variables: [String: String]) -> Double? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    if let number = Double(text), number > 0, number < 100 { return number }
    complaints.append("\(name) is \"\(text)\", which is ignored. Set it to a number above 0 and below 100.")
    return nil
  }

  private mutating func choice<Value>(_ name: String, in variables: [String: String], among choices: [(String, Value)]) -> Value? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    if let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
    complaints.append("\(name) is \"\(text)\", which is ignored. Set it to \(choices.map(\.0).joined(separator: " or ")).")
    return nil
  }
}

extension LaunchOptions {
  /// The idiom that applies: the person's wish, else the app's, else `usual`.
  @MainActor package func idiom(otherwise usual: Idiom) -> Idiom { idiom ?? Idiom.preferred ?? usual }

  /// What hears where turns spend their time, if the variables ask for it; says on standard error what can't be written.
  @MainActor package func makeTracer() -> (any Tracer)? {
    if let startedAt { return StartReport(startedAt: startedAt) }
    guard let traceFile else { return nil }
    if let file = TraceFile(path: traceFile) { return file }
    let sentence =
      "Rivulet: RIVULET_TRACE is \"\(traceFile)\", which can't be written; nothing is traced. Name a file in a folder that exists.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    return nil
  }

  /// What the variables of this process ask; says on standard error what was not understood.
  package static func ofProcess() -> LaunchOptions {
    let options = LaunchOptions(ProcessInfo.processInfo.environment)
    for complaint in options.complaints { FileHandle.standardError.write(Data("Rivulet: \(complaint)\n".utf8)) }
    return options
  }
}
