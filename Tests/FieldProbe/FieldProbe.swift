import Foundation
import SwiftUI

/// An app with a text field in the middle of its window, which prints what becomes of its text. For the tests of the window.
@main
struct FieldProbe: App {
  init() {
    if CommandLine.arguments.contains("--phone") { Idiom.preferred = .phone }
  }

  var body: some Scene {
    WindowGroup { FieldView() }
  }
}

struct FieldView: View {
  @State private var place = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("place", text: $place)
      .textFieldStyle(.roundedBorder)
      .focused($isFocused)
      .onSubmit { say("submitted \(place)") }
      .onChange(of: place) { _, new in say("text \(new)") }
      .onChange(of: isFocused) { _, isFocused in say(isFocused ? "focused" : "left") }
      .padding()
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
