import Foundation

/// The step that links the program. It runs the linker's own command once that command is known.
struct ProgramLink {
  private let command: [String]
  /// The path of the linked program.
  let program: String
  private let listing: String
  /// The linker's command without object files, or nil if it is not known yet.
  private var linker: (head: [String], tail: [String])?

  /// True once the linker's own command is known, so that the driver is no longer needed.
  var isKnown: Bool { linker != nil }

  /// Creates the link step for a program.
  ///
  /// - Parameters:
  ///   - record: The package manager's build commands.
  ///   - folder: The folder for the program.
  init(_ record: BuildRecord, folder: String) {
    program = "\(folder)/\((record.program as NSString).lastPathComponent)"
    listing = "\(folder)/objects"
    var words = record.link.map { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") ? "@\(folder)/objects" : $0 }
    if let place = words.firstIndex(of: "-o"), place + 1 < words.count { words[place + 1] = program }
    // This linker takes half the time of the default linker.
    if FileManager.default.isExecutableFile(
      atPath: ((words[0] as NSString).deletingLastPathComponent as NSString).appendingPathComponent("ld.lld"))
    {
      words.append("-use-ld=lld")
    }
    command = words
  }

  /// Links object files.
  mutating func link(_ objects: [String], _ task: BuildTask) -> BuildTask.Outcome {
    if let linker {
      let outcome = task.run([linker.head, objects, linker.tail].flatMap(\.self))
      if outcome.isDone || task.isCancelled { return outcome }
      // A new import may require a library that is missing from the command.
      self.linker = nil
    }
    let text = objects.map { "'\($0.replacing("'", with: "'\\''"))'\n" }.joined()
    guard (try? Data(text.utf8).write(to: URL(filePath: listing))) != nil else {
      return BuildTask.Outcome(isDone: false, output: "error: \(listing) cannot be written.")
    }
    let outcome = task.run(command)
    if outcome.isDone { findLinker(objects, task) }
    return outcome
  }

  /// Obtains the linker's command from the driver and the C compiler it invokes.
  private mutating func findLinker(_ objects: [String], _ task: BuildTask) {
    let jobs = task.run(command + ["-driver-print-jobs"])
    guard jobs.isDone, let line = jobs.output.split(separator: "\n").last(where: { $0.contains("clang") && $0.contains(" -o ") }) else {
      return
    }
    let shown = task.run(CommandWords.split(line) + ["-###"])
    guard shown.isDone, let call = shown.output.split(separator: "\n").last(where: { $0.contains("ld.lld") && $0.contains(" \"-o\" ") })
    else { return }
    let words = CommandWords.split(call.drop { $0 == " " })
    let all = Set(objects)
    guard let first = words.firstIndex(where: all.contains), let last = words.lastIndex(where: all.contains),
      Set(words[first...last]) == all
    else { return }
    linker = (Array(words[..<first]), Array(words[(last + 1)...]))
  }
}
