package import SwiftUI

/// What every host has to do alike, as a view that tells what happens to it.
///
/// Its parts lie at the same places on every host: a button, a field, a slider and a second button, each 60 points high, from the top left.
package struct ContractView: View {
  private let say: (String) -> Void
  @State private var presses = 0
  @State private var text = ""
  @State private var level = 0.0
  @State private var ticks = 0
  @FocusState private var isFieldFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale

  /// `say` gets a line for each thing that happens.
  package init(say: @escaping (String) -> Void) {
    self.say = say
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        presses += 1
        say("pressed \(presses)")
      } label: {
        Color.blue.frame(width: 300, height: 60)
      }
      .buttonStyle(.plain)
      TextField("name", text: $text)
        .focused($isFieldFocused)
        .frame(width: 300, height: 60)
        .onSubmit { say("submitted \(text)") }
        .onChange(of: text) { say("text \(text)") }
        .onChange(of: isFieldFocused) { say(isFieldFocused ? "field has the focus" : "field has left the focus") }
      Slider(value: $level, in: 0...10, step: 5)
        .frame(width: 300, height: 60)
        .onChange(of: level) { say("level \(Int(level))") }
      Button {
        ticks = 0
        say("clock started")
      } label: {
        Color.green.frame(width: 300, height: 60)
      }
      .buttonStyle(.plain)
      .onReceive(Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()) { _ in
        ticks += 1
        if ticks == 2 { say("clock ticked twice") }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size, initial: true) { say("size \(Int(proxy.size.width)) \(Int(proxy.size.height))") }
      }
    }
    .onChange(of: colorScheme, initial: true) { say("scheme \(colorScheme)") }
    .onChange(of: layoutDirection, initial: true) { say("direction \(layoutDirection)") }
    .onChange(of: locale, initial: true) { say("language \(locale.language.languageCode?.identifier ?? "none")") }
    .onAppear { say("appeared") }
  }
}
