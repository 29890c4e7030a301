import Foundation
import SwiftUI

/// An app with a text field in the middle of its window, which prints what becomes of its text; with squares that show a pointer over them; with a square
/// that is dragged to another one; or with one that copies and pastes. For the tests of the window.
@main
struct FieldProbe: App {
  init() {
    if CommandLine.arguments.contains("--phone") { Idiom.preferred = .phone }
  }

  var body: some Scene {
    WindowGroup {
      if CommandLine.arguments.contains("--hover") {
        HoverView()
      } else if CommandLine.arguments.contains("--menu") {
        MenuView()
      } else if CommandLine.arguments.contains("--drag") {
        DragView()
      } else if CommandLine.arguments.contains("--clipboard") {
        ClipboardView()
      } else {
        FieldView()
      }
    }
  }
}

struct FieldView: View {
  @State private var place = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("place", text: $place)
      .textFieldStyle(.roundedBorder)
      .focused($isFocused)
      .onKeyPress("q") {
        say("pressed q")
        return .handled
      }
      .onSubmit { say("submitted \(place)") }
      .onChange(of: place) { _, new in say("text \(new)") }
      .onChange(of: isFocused) { _, isFocused in say(isFocused ? "focused" : "left") }
      .padding()
  }

}

/// A menu with a submenu in the top left corner, on white.
struct MenuView: View {
  var body: some View {
    Menu("menu") {
      Button("plain") { say("plain") }
      Menu("more") { Button("deep") { say("deep") } }
    }
    .fixedSize()
    .frame(width: 400, height: 300, alignment: .topLeading)
    .background(.white)
    .environment(\.colorScheme, .light)
  }
}

/// A button, a view that follows the pointer and changes it, and one that does not.
struct HoverView: View {
  var body: some View {
    HStack(spacing: 0) {
      Button {
        say("acted")
      } label: {
        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
      }
      .buttonStyle(.plain)
      .keyboardShortcut("k")
      Color.blue.frame(width: 100, height: 100).pointerStyle(.zoomIn).onHover { say("over \($0)") }
      Color.blue.frame(width: 100, height: 100)
    }
  }
}

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A square that is dragged, and one that takes text.
struct DragView: View {
  @State private var isTargeted = false

  var body: some View {
    HStack(spacing: 0) {
      Color.blue.draggable("tide")
      (isTargeted ? Color.green : Color.red)
        .dropDestination(for: String.self) { texts, _ in
          say("dropped \(texts.joined(separator: " "))")
          return true
        } isTargeted: {
          isTargeted = $0
          say($0 ? "over" : "not over")
        }
    }
    .ignoresSafeArea()
  }
}
