#if GTK
import Foundation

/// A handler for the loss of the X server. The handler explains why the app ends and saves pending data. The app can't display anything at
/// that point, and Xlib terminates the process as soon as the handler returns.
@MainActor
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias Setter = @convention(c) (Handler) -> OpaquePointer?

  /// The exit status of a process that lost its display: service unavailable (EX_UNAVAILABLE).
  private static let status: Int32 = 69
  private static var save: () -> Void = {}

  /// Installs the handler. Call this method after GTK has connected to the display and installed its own handler.
  static func watch(savingBy save: @escaping () -> Void) {
    self.save = save
    guard let address = dlsym(nil, "XSetIOErrorHandler") else { return }
    _ = unsafeBitCast(address, to: Setter.self)({ _ in MainActor.assumeIsolated { () -> Int32 in DisplayLoss.end() } })
  }

  private static func end() -> Never {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(
      Data("Rivulet: \(name) has lost its display and is exiting: the X server stopped or closed the connection.\n".utf8))
    save()
    _exit(status)
  }
}
#endif
