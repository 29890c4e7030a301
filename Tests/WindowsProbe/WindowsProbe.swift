import Foundation
import SwiftUI

/// An app with several windows, each of one color, which prints what becomes of them. For the tests of the window.
@main
struct WindowsProbe: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Red", id: "red") { Filled(name: "red", color: Color(red: 1, green: 0, blue: 0)) }
      .defaultSize(width: 300, height: 300)
      .commands {
        CommandMenu("Tools") { Button("Speak") { say("spoken") }.keyboardShortcut("j") }
      }
      .onChange(of: phase) { _, new in say("app \(new)") }
    Window("Green", id: "green") { Filled(name: "green", color: Color(red: 0, green: 1, blue: 0)) }
      .defaultSize(width: 200, height: 200)
    Window("Dark", id: "dark") { Text("dark").preferredColorScheme(.dark) }
      .defaultSize(width: 200, height: 200)
    Settings { Filled(name: "blue", color: Color(red: 0, green: 0, blue: 1)).frame(width: 120, height: 120) }
  }
}

/// A window full of a color.
struct Filled: View {
  let name: String
  let color: Color
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismiss) private var dismiss
  @AppStorage("presses") private var appPresses = 0
  @SceneStorage("presses") private var scenePresses = 0

  var body: some View {
    color
      .onAppear { say("\(name) appeared, app \(appPresses) scene \(scenePresses)") }
      .onDisappear { say("\(name) disappeared") }
      .background {
        Button("open") { openWindow(id: "green") }.keyboardShortcut("g")
        Button("darken") { openWindow(id: "dark") }.keyboardShortcut("b")
        Button("dismiss") { dismiss() }.keyboardShortcut("d")
        Button("keep", action: keep).keyboardShortcut("k")
      }
  }
}

extension Filled {
  private func keep() {
    appPresses += 1
    scenePresses += 1
    say("kept, app \(appPresses) scene \(scenePresses)")
  }
}

private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
