import Foundation
import SwiftUI

struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_790_000_000)

  var body: some View {
    VStack {
      DatePicker("Due", selection: $date, displayedComponents: .date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .labelsHidden()
    }
    .padding()
  }
}
