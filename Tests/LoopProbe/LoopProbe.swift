import Foundation

#if GTK
import RivuletGTK

/// Runs the main loop without a display and prints what it serves, a line each; or opens an address. For tests that need a process of their
/// own.
@main
@MainActor
final class LoopProbe {
  private let loop = MainLoop()
  private var missing: Set = ["queue", "later", "actor", "sleep", "timer", "repeating 1", "repeating 2", "perform", "thread"]
  private var repetitions = 0

  static func main() {
    let probe = LoopProbe()
    switch CommandLine.arguments.dropFirst().first {
    case "signal": probe.waitForSignal()
    case "idle": probe.waitIdly()
    case "open": probe.open(CommandLine.arguments[2])
    default: probe.serveEverything()
    }
  }

  private func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Ends the loop when everything that was expected has come.
  private func note(_ name: String) {
    print(name)
    missing.remove(name)
    if missing.isEmpty { loop.end() }
  }

  /// Each way in which work reaches the main thread.
  private func serveEverything() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.note("queue") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated { self.note("later") } }
    Task { @MainActor in
      note("actor")
      try? await Task.sleep(for: .milliseconds(10))
      note("sleep")
    }
    RunLoop.main.add(Timer(timeInterval: 0.03, repeats: false) { _ in MainActor.assumeIsolated { self.note("timer") } }, forMode: .default)
    RunLoop.main.add(Timer(timeInterval: 0.01, repeats: true) { _ in MainActor.assumeIsolated { self.repeated() } }, forMode: .common)
    RunLoop.main.perform { MainActor.assumeIsolated { self.note("perform") } }
    Thread { DispatchQueue.main.async { MainActor.assumeIsolated { self.note("thread") } } }.start()
    loop.run()
    print("ended")
  }

  private func repeated() {
    repetitions += 1
    if repetitions <= 2 { note("repeating \(repetitions)") }
  }

  private func waitForSignal() {
    loop.onStopSignal { [self] in
      print("stopped")
      loop.end()
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.print("ready") } }
    loop.run()
    print("ended")
  }

  /// Waits for a second with nothing to do, and prints how often the process was scheduled meanwhile.
  private func waitIdly() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      MainActor.assumeIsolated {
        let start = self.switches
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          MainActor.assumeIsolated {
            self.print("\(self.switches - start)")
            self.loop.end()
          }
        }
      }
    }
    loop.run()
  }

  /// Opens an address with what the desktop has for it, and prints whether there is something.
  private func open(_ address: String) {
    guard let url = URL(string: address) else { return print("no address") }
    print("\(DesktopLauncher.open(url))")
  }

  /// How often the threads of the process have gone to sleep so far.
  private var switches: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }
}
#else
/// Without the trait there is no loop to run.
@main
struct LoopProbe {
  static func main() {}
}
#endif
