import Dispatch
import Foundation
import RivuletCore
import Synchronization

/// Brings user defaults to the disk some time after a view wrote them: doing so takes milliseconds, too long for each step of a slider.
package final class DefaultsKeeper: Sendable {
  private struct Waiting: @unchecked Sendable {
    var stores: [UserDefaults] = []
  }

  private let waiting = Mutex(Waiting())
  private let delayMilliseconds: Int

  package init(delayMilliseconds: Int = 500) {
    self.delayMilliseconds = delayMilliseconds
  }

  /// Keeps what views write in this process from now on.
  package func start() {
    AppDefaults.onWrite { [weak self] in self?.keep($0) }
  }

  /// Brings everything to the disk now; call it before the process ends.
  package func flush() {
    let stores = waiting.withLock { waiting in
      defer { waiting.stores.removeAll() }
      return waiting
    }
    for store in stores.stores { _ = store.synchronize() }
  }

  private func keep(_ store: UserDefaults) {
    let carried = Waiting(stores: [store])
    let isFirst = waiting.withLock { waiting in
      let isFirst = waiting.stores.isEmpty
      if !waiting.stores.contains(where: { $0 === carried.stores[0] }) { waiting.stores += carried.stores }
      return isFirst
    }
    guard isFirst else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delayMilliseconds)) { [weak self] in self?.flush() }
  }
}
