/// Measures the podcast player without a screen: the time from the start of its process to its first frame, and its memory use.
struct StartBenchmark {
  let options: Options

  private static let names = ["start of the player", "start without fonts", "memory of the player"]

  /// Returns the time including fonts, the time without the part that loading the fonts takes in C, and the peak memory use.
  func figures() -> [Figure] {
    let wanted = Self.names.filter(options.wants)
    if wanted.isEmpty { return [] }
    if options.isSubprocess { return runs() }
    return OwnProcess(options: options).figures("start").filter { wanted.contains($0.name) }
  }

  private func runs() -> [Figure] {
    guard let player = options.program("PodcastPlayer") else { return [] }
    let fonts = options.program("pango-strings")
    var (least, leastOfFonts, memory) = (Double.infinity, Double.infinity, 0)
    for _ in 0..<5 {
      guard let run = ChildProcess([player], environment: ["RIVULET_SCREENLESS": "texts"]) else {
        Message.write("PodcastPlayer did not run to its end, so it is left out.")
        return []
      }
      least = min(least, run.milliseconds)
      memory = max(memory, run.residentBytes)
      if let fonts, let run = ChildProcess([fonts, "load"]) { leastOfFonts = min(leastOfFonts, run.milliseconds) }
    }
    var figures = [Figure(name: "start of the player", value: least, unit: "ms")]
    if leastOfFonts.isFinite {
      figures.append(Figure(name: "start without fonts", value: least - leastOfFonts, unit: "ms", limit: .value(150)))
    }
    figures.append(
      Figure(name: "memory of the player", value: Double(memory) / 1_048_576, unit: "MB", limit: .value(60)))
    return figures
  }
}
