import Foundation

struct TodoTask: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}
