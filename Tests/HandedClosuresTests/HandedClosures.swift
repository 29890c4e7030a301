import SwiftUI

/// Closures that an app keeps as plain functions and hands on, as code for Apple's SDK does in language modes 5 and 6.
struct HandedClosures: View {
  let onDelete: () -> Void
  var onMove: ((Int) -> Void)?
  var load: () async -> Void
  var size: (ViewDimensions) -> CGFloat
  var read: () -> Bool
  var write: (Bool) -> Void
  var change: (Int, Int) -> Void

  var body: some View {
    VStack {
      Button(action: onDelete) { Text("label") }
      Button("Delete", action: onDelete)
      Button("role", role: .destructive, action: onDelete)
      Button(role: .cancel, action: onDelete) { Text("role and label") }
      Button("picture", systemImage: "trash") { onDelete() }
      Button(String("text"), action: onDelete)
      Button(action: { onMove?(1) }) { Text("optional") }
      Text("lives").onAppear(perform: onDelete).onDisappear(perform: onDelete)
      Text("changes").onChange(of: 1, onDelete).onChange(of: 1, change).onChange(of: 2) { onDelete() }
      Text("runs").task { await load() }
      Text("guides").alignmentGuide(.leading, computeValue: size)
      Toggle("binding", isOn: Binding(get: read, set: write))
      Toggle("binding with a transaction", isOn: Binding(get: read, set: { value, _ in write(value) }))
      TextField("field", text: .constant("")).onSubmit(onDelete)
      Slider(value: .constant(0), in: 0...1, onEditingChanged: write)
      GeometryReader { _ in
        Color.clear.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          onDelete()
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("handed"))) { _ in onDelete() }
    .onPreferenceChange(HandedKey.self) { _ in onDelete() }
    .environment(
      \.openURL,
      OpenURLAction { _ in
        onDelete()
        return .handled
      })
  }
}

private struct HandedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
