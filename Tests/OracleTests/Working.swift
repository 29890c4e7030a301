import Foundation
import RivuletCore
import RivuletElements
import RivuletNames

/// Works for a number as long as it is there, and begins anew with each other number.
struct Working: View {
  let number: Int
  let part: Recipe
  let model: Model
  let place: String
  @State private var begun = -1

  var body: some View {
    let _ = model.work[place, default: Work()].wanted = number
    HStack(spacing: 1) {
      Text("w\(begun)")
      RecipeView(recipe: part, model: model, place: place + ".0")
    }
    .onAppear { model.work[place, default: Work()].present += 1 }
    .onDisappear { model.work[place, default: Work()].present -= 1 }
    .task(id: number) {
      begun = number
      model.work[place, default: Work()].begun = number
      model.work[place, default: Work()].running += 1
      await cancellation()
      model.work[place, default: Work()].running -= 1
    }
  }
}

/// Waits until the task is cancelled, on the main actor from beginning to end, so that every run is the same.
@MainActor
private func cancellation() async {
  let waiting = Waiting()
  await withTaskCancellationHandler {
    await withCheckedContinuation { waiting.begin($0) }
  } onCancel: {
    // Views leave on the main actor.
    MainActor.assumeIsolated { waiting.end() }
  }
}

/// Somebody who waits, unless the end has come before.
@MainActor
private final class Waiting {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    if isOver { continuation.resume() } else { self.continuation = continuation }
  }

  func end() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }
}

/// What the tasks of one place do, and what they ought to do.
struct Work: Equatable {
  var wanted = -1
  var begun = -1
  var present = 0
  var running = 0

  /// Whether each view that is there works for its number, and no other.
  var isAsWanted: Bool { running == present && (present == 0 || begun == wanted) }
}
