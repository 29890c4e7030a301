public import Foundation

/// A program that runs to its end as a child of the command.
public struct ChildProcess {
  /// The output of a program that has ended.
  public struct Outcome: Sendable {
    /// Standard output and standard error, in the order of writing.
    public let output: String
    /// The exit status; 128 and the signal's number for a program that was ended by a signal.
    public let status: Int32
  }

  /// The name of a program in `PATH`, or a path.
  public var program: String
  public var arguments: [String]
  /// Variables that the program gets beside those of the command.
  public var environment: [String: String] = [:]
  /// The folder that it runs in; nil for the command's own.
  public var folder: URL?

  public init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Returns the path of the program, or nil if `PATH` has none of the name.
  public static func path(of program: String) -> String? {
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the program with the command's own input and output.
  ///
  /// - Returns: the exit status.
  public func run() throws -> Int32 {
    let process = try start(output: nil)
    process.waitUntilExit()
    return Self.status(of: process)
  }

  /// Runs the program and collects its output. Each piece of output goes to `onOutput` as it comes.
  public func collect(onOutput: (String) -> Void = { _ in }) throws -> Outcome {
    let pipe = Pipe()
    let process = try start(output: pipe)
    var output = ""
    while true {
      let piece = pipe.fileHandleForReading.availableData
      if piece.isEmpty { break }
      let text = String(decoding: piece, as: UTF8.self)
      output += text
      onOutput(text)
    }
    process.waitUntilExit()
    return Outcome(output: output, status: Self.status(of: process))
  }

  /// Replaces the running command by the program, which keeps the terminal, the signals and the process id. Returns only if it fails.
  public func replaceCommand() throws -> Never {
    let path = try requiredPath()
    for (name, value) in environment { setenv(name, value, 1) }
    if let folder, chdir(folder.path(percentEncoded: false)) != 0 {
      throw Failure("The folder \(folder.path(percentEncoded: false)) cannot be entered: \(String(cString: strerror(errno))).")
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    throw Failure("\(path) cannot be started: \(String(cString: strerror(errno))).")
  }

  private func requiredPath() throws -> String {
    guard let path = Self.path(of: program) else {
      throw Failure(
        "There is no program \(program) on this machine. Run rivulet doctor, which names the command that installs it.", status: 127)
    }
    return path
  }

  private func start(output: Pipe?) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try requiredPath())
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    if let folder { process.currentDirectoryURL = folder }
    if let output {
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
    }
    do {
      try process.run()
    } catch {
      throw Failure("\(program) cannot be started: \(error.localizedDescription)")
    }
    return process
  }

  private static func status(of process: Process) -> Int32 {
    process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }
}
