import Glibc

/// A completed run of a program.
struct ChildProcess {
  /// The wall-clock time of the run, in milliseconds.
  let milliseconds: Double
  /// The peak memory use of the process.
  let residentBytes: Int

  /// Runs a program and discards its standard output and error. Returns nil if the program can't be started or fails.
  init?(_ command: [String], environment: [String: String] = [:]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    for name in ["PATH", "HOME", "LANG"] where environment[name] == nil {
      if let value = getenv(name) { variables.append(strdup("\(name)=\(String(cString: value))")) }
    }
    variables.append(nil)
    defer { for text in arguments + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(1), 2] { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
    var process = pid_t()
    let start = Self.now()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, &variables) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    milliseconds = Self.now() - start
    residentBytes = usage.ru_maxrss * 1_024
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
