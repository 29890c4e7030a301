#if GTK
import Foundation

/// A handler for the loss of the X server. It reports why the app ends, and saves pending data. Nothing can be displayed at that point, and
/// the X library ends the process as soon as the handler returns.
@MainActor
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias Setter = @convention(c) (Handler) -> OpaquePointer?

  /// The exit status of a process without its display: a service is unavailable.
  private static let status: Int32 = 69
  private static var save: () -> Void = {}

  /// Starts to watch for the loss. Call this once GTK has found its display and has set its own handler.
  static func watch(savingBy save: @escaping () -> Void) {
    self.save = save
    guard let address = dlsym(nil, "XSetIOErrorHandler") else { return }
    _ = unsafeBitCast(address, to: Setter.self)({ _ in MainActor.assumeIsolated { () -> Int32 in DisplayLoss.end() } })
  }

  private static func end() -> Never {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(
      Data("Rivulet: \(name) has lost its display and ends: the X server was stopped, or has closed the connection.\n".utf8))
    save()
    _exit(status)
  }
}
#endif
