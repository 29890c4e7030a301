import SwiftUI

@MainActor
final class TimerModel: ObservableObject {
  @Published var seconds = 0
  @Published var isRunning = false
}

struct TimerView: View {
  @StateObject private var model = TimerModel()

  var body: some View {
    VStack {
      SecondsView(model: model)
      Toggle("Running", isOn: $model.isRunning)
    }
  }
}

struct SecondsView: View {
  @ObservedObject var model: TimerModel

  var body: some View {
    Text("\(model.seconds) s")
  }
}
