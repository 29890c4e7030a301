public import Foundation
import Glibc

/// A program that runs to completion as a child process of the command.
public struct ChildProcess {
  /// The result of a program that has ended.
  public struct Outcome: Sendable {
    /// Standard output and standard error, interleaved in the order in which they were written.
    public let output: String
    /// The exit status, or 128 plus the signal number if a signal ended the program.
    public let status: Int32
  }

  /// The name of a program in `PATH`, or the path of a program.
  public var program: String
  public var arguments: [String]
  /// Environment variables for the program, in addition to those of the command.
  public var environment: [String: String] = [:]
  /// The working directory, or nil to use the command's.
  public var folder: URL?

  public init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Returns the path of the program, or nil if `PATH` contains no program with that name.
  public static func path(of program: String) -> String? {
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the program with the command's standard input and output.
  ///
  /// - Returns: The exit status.
  public func run() throws -> Int32 {
    Self.wait(for: try start(output: nil, error: nil))
  }

  /// Runs the program with the command's standard input and output, transforming each line written to standard error.
  ///
  /// - Returns: The exit status.
  public func run(changingErrors change: (String) -> String) throws -> Int32 {
    let pipe = try OutputPipe()
    let process = try start(output: nil, error: pipe)
    var line: [UInt8] = []
    func tell() { FileHandle.standardError.write(Data(change(String(decoding: line, as: UTF8.self)).utf8)) }
    pipe.read { piece in
      for byte in piece {
        line.append(byte)
        if byte == UInt8(ascii: "\n") {
          tell()
          line = []
        }
      }
    }
    if !line.isEmpty { tell() }
    return Self.wait(for: process)
  }

  /// Runs the program and collects its output, passing each portion to `onOutput` as it arrives.
  public func collect(onOutput: (String) -> Void = { _ in }) throws -> Outcome {
    let pipe = try OutputPipe()
    let process = try start(output: pipe, error: pipe)
    var output: [UInt8] = []
    pipe.read { piece in
      output += piece
      onOutput(String(decoding: piece, as: UTF8.self))
    }
    return Outcome(output: String(decoding: output, as: UTF8.self), status: Self.wait(for: process))
  }

  /// Replaces the running command with the program, which inherits the terminal, signals, and process ID. Returns only on failure, by
  /// throwing an error.
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
        "The program \(program) is not installed. Run rivulet doctor to see the command that installs it.", status: 127)
    }
    return path
  }

  /// Starts the program in the command's process group. A program whose output is collected has no input.
  private func start(output: OutputPipe?, error: OutputPipe?) throws -> pid_t {
    var line = [try requiredPath()] + arguments
    // The C function that sets the working directory of a spawned program is not available here.
    if let folder { line = ["/usr/bin/env", "--chdir", folder.path(percentEncoded: false)] + line }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output.end, STDOUT_FILENO)
    }
    if let error { posix_spawn_file_actions_adddup2(&actions, error.end, STDERR_FILENO) }
    // The starting thread may block signals, but the program must not inherit the block.
    var attributes = posix_spawnattr_t(), signals = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + values { free(word) } }
    var process: pid_t = 0, problem: Int32 = 0
    Interruption.start {
      problem = posix_spawn(&process, line[0], &actions, &attributes, &words, &values)
      return problem == 0 ? process : nil
    }
    output?.closeEnd()
    error?.closeEnd()
    if problem != 0 { throw Failure("\(program) cannot be started: \(String(cString: strerror(problem))).") }
    return process
  }

  /// Waits for a process to end.
  ///
  /// - Returns: The exit status.
  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    Interruption.ended(process)
    let ending = status & 0x7f
    return ending == 0 ? (status >> 8) & 0xff : 128 + ending
  }
}
