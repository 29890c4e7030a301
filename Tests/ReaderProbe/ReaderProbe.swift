import Foundation
import SwiftUI

/// An app with controls of most sorts and a long list, which prints what becomes of them. For the tests of screen readers.
@main
struct ReaderProbe: App {
  var body: some Scene {
    WindowGroup("Reader") {
      if CommandLine.arguments.contains("--more") {
        MoreView()
      } else if CommandLine.arguments.contains("--bar") {
        BarView()
      } else {
        ProbeView()
      }
    }
  }
}

struct ProbeView: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var volume = 0.25
  @State private var name = "tide"
  @State private var secret = "abc"
  @State private var fruit = "apple"
  @State private var chosen: Int?
  @State private var isExpanded = false
  @State private var showsMore = false

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("count \(count)").accessibilityIdentifier("count")
      Toggle("Wi-Fi", isOn: $isOn)
      Slider(value: $volume, in: 0...2, step: 0.25) { Text("Volume") }
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("apple")
        Text("Pear").tag("pear")
      }
      .pickerStyle(.segmented)
      Stepper("Steps", value: $count)
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("hidden treasure") }
      Text("Tap me").onTapGesture { say("tapped") }
      Button("Off") { say("impossible") }.disabled(true)
      Button("Toggle extra") { showsMore.toggle() }.accessibilityHint("Shows one text more")
      if showsMore { Text("extra") }
      List(0..<1_000, selection: $chosen) { Text("row \($0)") }.accessibilityIdentifier("rows")
    }
    .onChange(of: count) { _, new in say("count \(new)") }
    .onChange(of: isOn) { _, new in say("on \(new)") }
    .onChange(of: volume) { _, new in say("volume \(new)") }
    .onChange(of: name) { _, new in say("name \(new)") }
    .onChange(of: fruit) { _, new in say("fruit \(new)") }
    .onChange(of: chosen) { _, new in say("chosen \(new.map(String.init) ?? "none")") }
    .onChange(of: isExpanded) { _, new in say("expanded \(new)") }
  }
}

/// Controls that open something, and those that only show or that hold longer texts.
struct MoreView: View {
  @State private var fruit = "apple"
  @State private var date = Date(timeIntervalSinceReferenceDate: 86_400)
  @State private var color = Color.red
  @State private var note = "one\ntwo"
  @State private var isAsking = false
  @State private var page = 1

  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("apple")
        Text("Pear").tag("pear")
      }
      .pickerStyle(.menu)
      Menu("Actions") { Button("Copy") { say("copied") } }
      DatePicker("Date", selection: $date, displayedComponents: .date).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
      ColorPicker("Colour", selection: $color)
      TextEditor(text: $note).frame(height: 60)
      Link("Page", destination: URL(string: "https://example.com")!)
      ProgressView("Load", value: 0.5)
      Gauge(value: 0.25) { Text("Level") }
      Image(systemName: "star").accessibilityLabel("Star")
      Button("Ask") { isAsking = true }
      TabView(selection: $page) {
        Text("first page").tabItem { Text("First") }.tag(1)
        Text("second page").tabItem { Text("Second") }.tag(2)
      }
      .frame(height: 120)
    }
    .frame(width: 400)
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes") { say("yes") }
      Button("No", role: .cancel) {}
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        say("opened \(url)")
        return .handled
      }
    )
    .onChange(of: fruit) { _, new in say("fruit \(new)") }
    .onChange(of: date) { _, new in say("date \(Int(new.timeIntervalSinceReferenceDate / 86_400))") }
    .onChange(of: note) { _, new in say("note \(new.count)") }
    .onChange(of: page) { _, new in say("page \(new)") }
  }
}

/// Views of one color each, in the bar of the window and below it.
struct BarView: View {
  var body: some View {
    NavigationStack {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: 80, height: 60)
        .accessibilityLabel("red")
        .padding(40)
        .navigationTitle("Bar")
        .toolbar {
          Button {
            say("blue")
          } label: {
            Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 12)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("blue")
        }
    }
  }
}

private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
