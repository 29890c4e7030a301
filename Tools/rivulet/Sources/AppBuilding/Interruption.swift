import Foundation
package import Glibc
import Synchronization

/// The handling of signals that interrupt the command. Before the command ends, its children and their descendants end.
///
/// Children are in the command's process group, so Ctrl-C in a terminal reaches them, too. A signal sent to the command alone is
/// forwarded.
public enum Interruption {
  private struct State {
    var children: Set<pid_t> = []
    var leftovers: Set<String> = []
    var hasBegun = false
  }

  private static let state = Mutex(State())
  /// The time that children have to end voluntarily.
  private static let grace = Duration.seconds(5)

  /// Ends the children before the command on Ctrl-C, hang-up, and termination requests. Call this method once, before starting the first
  /// child.
  public static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for file in ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    interruptionPipe = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(number) { number in
        var byte = UInt8(number)
        _ = write(interruptionPipe, &byte, 1)
      }
      // A command started with nohup survives the end of its terminal.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    // The program that started the command may have blocked these signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let source = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(source, &byte, 1)
        if count == 1 { end(by: Int32(byte)) }
        if count == 0 { return }
      }
    }
  }

  /// Removes a file or folder if the command is interrupted before `keep` is called for it.
  static func removeIfInterrupted(_ place: URL) {
    state.withLock { _ = $0.leftovers.insert(place.path(percentEncoded: false)) }
  }

  static func keep(_ place: URL) {
    state.withLock { _ = $0.leftovers.remove(place.path(percentEncoded: false)) }
  }

  /// Starts a child and registers it as running in a single step.
  ///
  /// - Parameter spawn: A closure that returns the child's process ID, or nil if the child could not be started.
  package static func start(_ spawn: () -> pid_t?) {
    let hasBegun = state.withLock {
      if !$0.hasBegun, let child = spawn() { $0.children.insert(child) }
      return $0.hasBegun
    }
    while hasBegun { pause() }
  }

  /// Unregisters a child that has ended. Never returns after an interruption has begun, because another thread then ends the command.
  package static func ended(_ child: pid_t) {
    let hasBegun = state.withLock {
      $0.children.remove(child)
      return $0.hasBegun
    }
    while hasBegun { pause() }
  }

  private static func end(by number: Int32) -> Never {
    let (children, leftovers) = state.withLock {
      $0.hasBegun = true
      return ($0.children, $0.leftovers)
    }
    var started = RunningProcess.descendants(of: children)
    // This is the only signal on which the package manager ends its compilers.
    for child in children { kill(child, SIGINT) }
    let deadline = ContinuousClock.now + grace
    while children.contains(where: { RunningProcess($0) != nil }), .now < deadline {
      started.formUnion(RunningProcess.descendants(of: children))
      usleep(30_000)
    }
    started.formUnion(children.compactMap { RunningProcess($0) })
    for process in started where process.isRunning { kill(process.id, SIGKILL) }
    let last = ContinuousClock.now + .seconds(1)
    while started.contains(where: \.isRunning), .now < last { usleep(10_000) }
    for place in leftovers { try? FileManager.default.removeItem(atPath: place) }
    if isatty(STDERR_FILENO) == 1 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    exit(128 + number)
  }
}

/// The end of the pipe to which the signal handler writes.
private nonisolated(unsafe) var interruptionPipe: Int32 = -1
