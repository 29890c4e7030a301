import Dispatch
import Foundation
package import RivuletCore
import Synchronization

/// An object that saves user defaults to disk shortly after a view changes them. Saving takes milliseconds, too long for each step of a
/// slider.
package final class DefaultsWriter: Sendable {
  private struct Waiting: @unchecked Sendable {
    var stores: [UserDefaults] = []
    var isScheduled = false
  }

  private let waiting = Mutex(Waiting())
  private let delayMilliseconds: Int
  private let issues: IssueSink
  /// The serial queue for writing files.
  private let queue = DispatchQueue(label: "rivulet.settings")

  package init(delayMilliseconds: Int = 500, issues: IssueSink = .standardError) {
    self.delayMilliseconds = delayMilliseconds
    self.issues = issues
  }

  /// Starts saving the values that views in this process write.
  package func start() {
    AppDefaults.onWrite { [weak self] in self?.keep($0) }
  }

  /// Saves all pending changes immediately. Call this method before the process ends.
  package func flush() { queue.sync { save() } }

  private func save() {
    let stores = waiting.withLock { waiting in
      let taken = Waiting(stores: waiting.stores)
      waiting = Waiting()
      return taken
    }
    if stores.stores.isEmpty { return }
    // When Foundation writes a suite's settings, it also writes the app's.
    let writesFiles = stores.stores.contains { SettingsFile(of: $0) != nil }
    for store in (writesFiles ? [.standard] : []) + stores.stores.filter({ $0 !== UserDefaults.standard }) {
      guard let file = SettingsFile(of: store) else {
        _ = store.synchronize()
        continue
      }
      if let problem = file.save(store.synchronize) { report(file, problem, of: store) }
    }
  }

  /// Reports that a store's settings could not be saved, and keeps them for the next attempt.
  private func report(_ file: SettingsFile, _ problem: String, of store: UserDefaults) {
    let carried = Waiting(stores: [store])
    waiting.withLock { waiting in
      if !waiting.stores.contains(where: { $0 === carried.stores[0] }) { waiting.stores += carried.stores }
    }
    issues.reportOnce(
      RuntimeIssue(
        kind: .unsavedSettings,
        message: "Settings could not be saved to \(file.url.path): \(problem). The file keeps its previous settings, and saving is retried "
          + "after the next change. Free some disk space, or make the file writable.",
        typeName: "UserDefaults"))
  }

  private func keep(_ store: UserDefaults) {
    let carried = Waiting(stores: [store])
    let isFirst = waiting.withLock { waiting in
      let isFirst = !waiting.isScheduled
      waiting.isScheduled = true
      if !waiting.stores.contains(where: { $0 === carried.stores[0] }) { waiting.stores += carried.stores }
      return isFirst
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(delayMilliseconds)) { [weak self] in self?.save() }
  }
}
