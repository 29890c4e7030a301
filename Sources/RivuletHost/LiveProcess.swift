import Dispatch
package import Foundation
package import RivuletCore

/// The transfer of state between a running app and the process that replaces it after the app's code changes.
@MainActor
package final class LiveProcess {
  /// The store for the app's state, initialized with the state of the previous process.
  package let stateStore: StateStore
  /// A closure that saves the settings to disk and returns the windows' trees, in the order the windows were opened.
  package var onSave: () -> [ViewTree] = { [] }
  private let socket: LineSocket
  private let former: LiveState?
  private weak var app: AppRuntime?
  /// The saved windows that have not been opened yet.
  private var windows: [LiveState.Window]

  /// Reads the state of the previous process.
  package init(_ socket: LaunchSocket) {
    let data = FileManager.default.contents(atPath: socket.path)
    former = data.flatMap { try? JSONDecoder().decode(LiveState.self, from: $0) }
    stateStore = StateStore(isRecording: true, restoration: former.map { StateRestoration($0.state) })
    windows = former?.windows ?? []
    self.socket = LineSocket(socket)
    self.socket.onLine = { [weak self] in self?.receive($0) }
  }

  /// Restores the next window's scene storage values to its view tree.
  ///
  /// - Returns: The size of the previous process's window, including its bar, or nil to use the default size.
  package func open(_ tree: ViewTree) -> CGSize? {
    guard !windows.isEmpty else { return nil }
    let window = windows.removeFirst()
    if let scene = window.scene { tree.sceneValues = StoredObjects.objects(in: scene) }
    return window.size
  }

  /// Restores focus and scroll offsets once the first windows are open, and notifies the command.
  package func finish(_ trees: [ViewTree]) {
    app = trees.first?.app
    stateStore.restoration?.finishViews()
    for (tree, window) in zip(trees, former?.windows ?? []) {
      if let focus = window.focus { tree.restoreFocus(focus) }
      tree.restore(window.scrolls)
    }
    socket.send(message: LiveMessage(kind: "shown"))
    DispatchQueue.main.asyncAfter(deadline: .now() + StateRestoration.seconds) { [weak self] in
      MainActor.assumeIsolated { self?.endRestoration() }
    }
  }

  private func endRestoration() {
    guard let former, let app else { return }
    let lines = former.state.dropped + stateStore.endRestoration(of: app)
    if lines.isEmpty { return }
    FileHandle.standardError.write(Data("Rivulet: Not kept: \(lines.joined(separator: "; ")).\n".utf8))
  }

  private func receive(_ line: String) {
    guard let request = LineSocket.message(LiveMessage.self, in: line), request.kind == "save" else { return }
    var live = LiveState()
    live.state = app.map { stateStore.save(of: $0) } ?? stateStore.save()
    live.windows = onSave().map {
      LiveState.Window(
        size: CGSize(width: $0.size.width, height: $0.size.height + $0.chrome.height), scrolls: $0.scrollOffsets(), focus: $0.focusName(),
        scene: StoredObjects.data(of: $0.sceneValues))
    }
    socket.send(message: LiveMessage(kind: "state", live: live))
  }
}

/// A message between an app and the command that replaces its process.
private struct LiveMessage: Codable {
  var kind: String
  var live: LiveState?
}
