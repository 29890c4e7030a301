import SwiftUI

struct TaskDetail: View {
  @Binding var task: TodoTask

  var body: some View {
    Form {
      TextField("Title", text: $task.title)
      Toggle("Done", isOn: $task.isDone)
    }
    .formStyle(.grouped)
    .navigationTitle(task.title)
  }
}
