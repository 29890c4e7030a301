#if GTK
import Foundation

/// Says why the app ends where its X server goes away, and saves what waits for that. Nothing can be shown any more then, and the library of X ends
/// the process as soon as the handler returns.
@MainActor
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias Setter = @convention(c) (Handler) -> OpaquePointer?

  /// The status of a process whose display has gone: a service is unavailable.
  private static let status: Int32 = 69
  private static var save: () -> Void = {}

  /// Watches for the loss; call it once GTK has found its display, and has set a handler of its own.
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
