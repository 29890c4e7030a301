import Foundation
import Observation

/// The source of truth: the tasks, in the order of the list.
@MainActor @Observable
final class TaskStore {
  var tasks: [TodoTask]

  init(tasks: [TodoTask] = [TodoTask(title: "Buy bread"), TodoTask(title: "Call Anna")]) {
    self.tasks = tasks
  }

  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if !title.isEmpty { tasks.append(TodoTask(title: title)) }
  }
}
