import SwiftUI

struct TaskList: View {
  @Bindable var store: TaskStore
  @State private var newTitle = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New task", text: $newTitle)
            .onSubmit(add)
        }
        Section {
          ForEach($store.tasks) { $task in
            NavigationLink {
              TaskDetail(task: $task)
            } label: {
              Toggle(task.title, isOn: $task.isDone)
            }
          }
          .onDelete { offsets in
            store.tasks.remove(atOffsets: offsets)
          }
          .onMove { offsets, destination in
            store.tasks.move(fromOffsets: offsets, toOffset: destination)
          }
        }
      }
      .navigationTitle("Tasks")
      .toolbar {
        Button("Add", systemImage: "plus", action: add)
          .disabled(newTitle.isEmpty)
      }
    }
  }

  private func add() {
    withAnimation { store.add(newTitle) }
    newTitle = ""
  }
}

#Preview {
  TaskList(store: TaskStore())
}
