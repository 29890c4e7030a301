import Foundation
package import RivuletCore

/// The inspector of a running app: its service, and the process that shows its window.
@MainActor
package final class InspectorSession {
  private let service: InspectorService
  /// The path of the socket.
  package let path: String
  private var window: Process?

  /// Starts serving a socket at a path, or at the process's default path. Throws an error that explains the reason if the socket can't be
  /// served.
  package init(_ app: AppRuntime, name: String, path: String?) throws(SocketError) {
    self.path = path ?? Self.defaultPath
    service = InspectorService(app, name: name)
    do { try service.serve(at: self.path) } catch {
      service.close()
      throw error
    }
  }

  /// The default path of this process's socket, in a folder that belongs to the user.
  private static var defaultPath: String {
    let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder).appendingPathComponent("rivulet-inspect-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  /// Opens the inspector's window in a separate process, unless the window is already open. That process runs the app's executable, which
  /// shows the inspector instead of the app.
  package func openWindow() {
    guard window?.isRunning != true else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "RIVULET_INSPECT", "RIVULET_SCREENLESS", "RIVULET_PREVIEWS", "RIVULET_TRACE", "RIVULET_START", "RIVULET_IDIOM", "RIVULET_SPEED",
      "RIVULET_LIVE",
    ] {
      variables[name] = nil
    }
    variables["RIVULET_INSPECTOR"] = path
    process.environment = variables
    do { try process.run() } catch { Self.report("The inspector cannot be started: \(error.localizedDescription)") }
    window = process
  }

  /// Closes the service and its socket. The inspector's window then shows that the app has ended.
  package func close() { service.close() }

  private static func report(_ sentence: String) { FileHandle.standardError.write(Data("Rivulet: \(sentence)\n".utf8)) }
}

extension InspectorSession {
  /// Starts the inspector that the options request, or returns nil if they request none. If the inspector can't start, writes the reason
  /// to standard error.
  package static func start(_ app: AppRuntime, name: String, _ wish: InspectionMode?) -> InspectorSession? {
    guard let wish else { return nil }
    do {
      let session = try InspectorSession(app, name: name, path: wish.path)
      switch wish {
      case .window: session.openWindow()
      case .series(_, let opensWindow): if opensWindow { session.openWindow() }
      case .socket: report("\(name) is inspected at the socket \(session.path).")
      }
      return session
    } catch {
      report("\(error)")
      return nil
    }
  }
}

/// The way in which an app is to be inspected.
package enum InspectionMode: Equatable, Sendable {
  /// In the inspector's own window.
  case window
  /// Through a tool that connects to a socket, at the given path or at the process's default path.
  case socket(String?)
  /// In the window of a series of processes, at the given path. The first process opens the window, which connects to the others.
  case series(String, opensWindow: Bool)

  /// Parses the value of a variable: `window`, `socket`, or a path. A path after `window:` or `next:` belongs to a series of processes.
  /// Fails if the value is empty or missing.
  init?(_ text: String?) {
    switch text {
    case nil, "": return nil
    case "window", "1": self = .window
    case "socket": self = .socket(nil)
    case .some(let text) where text.hasPrefix("window:"): self = .series(String(text.dropFirst(7)), opensWindow: true)
    case .some(let text) where text.hasPrefix("next:"): self = .series(String(text.dropFirst(5)), opensWindow: false)
    case .some(let path): self = .socket(path)
    }
  }

  var path: String? {
    switch self {
    case .window: nil
    case .socket(let path): path
    case .series(let path, _): path
    }
  }
}
