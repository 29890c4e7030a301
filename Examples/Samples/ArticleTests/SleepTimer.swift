import SwiftUI

struct SleepTimer: View {
  @State private var draft: TimerDraft?
  @State private var minutes = 0
  @State private var isConfirmingStop = false

  var body: some View {
    VStack {
      Text("\(minutes) minutes")
      Button("Edit") { draft = TimerDraft(minutes: minutes) }
      Button("Stop") { isConfirmingStop = true }
        .disabled(minutes == 0)
    }
    .sheet(item: $draft) { draft in
      TimerSheet(draft: draft) { minutes = $0 }
    }
    .confirmationDialog("Stop the timer?", isPresented: $isConfirmingStop) {
      Button("Stop Timer", role: .destructive) { minutes = 0 }
    }
  }
}

struct TimerDraft: Identifiable {
  let id = UUID()
  var minutes: Int
}

struct TimerSheet: View {
  @State var draft: TimerDraft
  let save: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Stepper("Minutes: \(draft.minutes)", value: $draft.minutes, step: 15)
      Button("Save") {
        save(draft.minutes)
        dismiss()
      }
      .keyboardShortcut(.defaultAction)
    }
    .padding()
    .presentationDetents([.medium])
  }
}
