import AppBuilding
import Foundation
import Glibc

/// A process that runs alongside the command. Its output is displayed, and the end of the output is kept.
final class LaunchedProcess: @unchecked Sendable {
  /// Information about an ended process.
  struct End: Sendable {
    /// The exit status, or 128 plus the signal number if a signal ended the process.
    let status: Int32
    /// The last lines written to standard error.
    let errors: String
  }

  let id: pid_t
  private let output: Int32

  /// The number of bytes of standard error to keep.
  private static let keptBytes = 16_384

  /// Starts a process in its own process group.
  ///
  /// - Parameters:
  ///   - descriptor: A descriptor that the process inherits as number 3, or nil for none.
  ///   - mergesOutput: True to also keep standard output, and to display neither.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: String? = nil, descriptor: Int32? = nil,
    mergesOutput: Bool = false
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ProcessError("The output of \(path) cannot be read: \(String(cString: strerror(errno))).") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    if mergesOutput { posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO) }
    if let descriptor {
      // Duplicating a descriptor onto itself would not clear its close-on-exec flag.
      if descriptor == 3 { _ = fcntl(descriptor, F_SETFD, 0) } else { posix_spawn_file_actions_adddup2(&actions, descriptor, 3) }
    }
    var attributes = posix_spawnattr_t(), signals = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let line = (folder.map { ["/usr/bin/env", "--chdir", $0] } ?? []) + [path] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + values { free(word) } }
    var process: pid_t = 0, problem: Int32 = 0
    Interruption.start {
      problem = posix_spawn(&process, line[0], &actions, &attributes, &words, &values)
      return problem == 0 ? process : nil
    }
    close(ends[1])
    guard problem == 0 else {
      close(ends[0])
      throw ProcessError("\(path) cannot be started: \(String(cString: strerror(problem))).")
    }
    (id, output) = (process, ends[0])
    isShown = !mergesOutput
  }

  /// A Boolean value that indicates whether the process's standard error is also written to the command's standard error.
  private let isShown: Bool

  /// Waits on a separate thread for the process to end. Call this method only once.
  func wait(onEnd: @escaping @Sendable (End) -> Void) {
    Thread.detachNewThread { [self] in onEnd(end(keeping: Self.keptBytes)) }
  }

  /// Waits for the process to end.
  ///
  /// - Parameter count: The number of bytes of output to keep.
  func end(keeping count: Int) -> End {
    var kept: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let length = Glibc.read(output, &buffer, buffer.count)
      if length == 0 || length < 0 && errno != EINTR { break }
      let piece = buffer[..<max(length, 0)]
      if isShown { FileHandle.standardError.write(Data(piece)) }
      kept = (kept + piece).suffix(count)
    }
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    Interruption.ended(id)
    let signal = status & 0x7f
    return End(status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, errors: String(decoding: kept, as: UTF8.self))
  }

  /// Sends a signal to the process and to the programs in its process group.
  func kill(_ signal: Int32 = SIGKILL) { Glibc.kill(-id, signal) }

  /// Kills the process and all programs that it started, including those in other process groups. The package manager starts its compilers
  /// in separate groups, and a compiler that survives would replace newer object files with older ones.
  func killTree() {
    // A stopped process starts no further programs.
    Glibc.kill(-id, SIGSTOP)
    for program in ProcessTable().descendants(of: id) { Glibc.kill(program, SIGKILL) }
    kill()
  }
}
