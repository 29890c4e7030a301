#if GTK
import CGTK4
import CRivuletCanvas
import Foundation

/// The main loop, which serves GTK events, the main queue (and with it the main actor), and the timers and performers of `RunLoop.main`.
///
/// Run the loop from synchronous code on the main thread. If entered after an `await`, the main queue would count as busy. The loop sleeps
/// until an event arrives and never polls.
///
/// A timer or performer that another thread adds to `RunLoop.main` waits until the loop wakes for another reason, because Foundation sends
/// no notification. Work on the main queue, including Combine schedulers, wakes the loop from any thread.
@MainActor
package final class MainLoop {
  /// The priority of GTK's own painting, so that neither main-queue work nor painting can starve the other.
  private static let priority = GDK_PRIORITY_REDRAW

  private var isEnding = false
  /// The source that wakes the loop for Foundation's next timer.
  private let alarm = UnsafeMutablePointer<GSource>(OpaquePointer(rivulet_alarm_new(MainLoop.priority)))
  private var sources: [guint] = []

  package init() {
    _ = RunLoop.main
  }

  /// Runs the loop until `end()` is called.
  package func run() {
    isEnding = false
    addSources()
    while !isEnding {
      // Fire the timers that are due, and get the date of the next timer.
      let date = RunLoop.main.limitDate(forMode: .default)
      if isEnding { break }
      setAlarm(date)
      g_main_context_iteration(nil, 1)
    }
    removeSources()
  }

  /// Ends `run()` after the current event.
  package func end() {
    isEnding = true
    g_main_context_wakeup(nil)
  }

  /// Sets a closure to call on the main thread when the process receives SIGTERM, SIGINT, or SIGHUP.
  package func onStopSignal(_ body: @escaping @MainActor () -> Void) {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      unblock(signal)
      let box = ActionBox(body)
      sources.append(
        g_unix_signal_add_full(
          G_PRIORITY_DEFAULT, signal,
          { data in
            ActionBox.run(data)
            return 1
          }, Unmanaged.passRetained(box).toOpaque(), { ActionBox.release($0) }))
    }
  }

  /// Unblocks a signal. A process started from a thread that blocks the signal inherits the block and would not receive the signal.
  private func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Calls a closure once, as soon as neither events nor frames are pending on the main thread.
  static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        ActionBox.run(data)
        return 0
      }, Unmanaged.passRetained(ActionBox(body)).toOpaque(), { ActionBox.release($0) })
  }

  private func addSources() {
    sources.append(
      g_unix_fd_add_full(
        Self.priority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { descriptor, _, _ in
          var count: UInt64 = 0
          _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil, nil))
    // The handle may already have been signalled for work queued before the loop started.
    _dispatch_main_queue_callback_4CF(nil)
  }

  private func removeSources() {
    for source in sources { g_source_remove(source) }
    sources.removeAll()
  }
}

// MARK: - Foundation's timers

extension MainLoop {
  private func setAlarm(_ date: Date?) {
    guard let seconds = date?.timeIntervalSinceNow, seconds < 1e9 else { return g_source_set_ready_time(alarm, -1) }
    g_source_set_ready_time(alarm, g_get_monotonic_time() + gint64((max(seconds, 0) * 1e6).rounded(.up)))
  }
}
#endif
