import SwiftUI

/// Buttons, links and menus in each style, size, role and shape, for pictures.
struct ButtonSheet: View {
  private let address = URL(string: "https://example.org")!

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      row {
        Button("Automatic") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
      }
      row {
        Button("Bordered") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
        Button("Tint") {}.tint(.green)
      }
      .buttonStyle(.bordered)
      row {
        Button("Prominent") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
        Button("Tint") {}.tint(.green)
      }
      .buttonStyle(.borderedProminent)
      row {
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Plain") {}.buttonStyle(.plain)
        Link("Link", destination: address)
        Button("Symbol", systemImage: "star") {}.labelStyle(.iconOnly)
      }
      row {
        ForEach(Array(ControlSize.allCases.enumerated()), id: \.offset) { index, size in
          Button("S\(index)") {}.controlSize(size)
        }
      }
      .buttonStyle(.bordered)
      row {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Round") {}.buttonBorderShape(.roundedRectangle(radius: 12))
        Button("Circle", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
      Button("Flexible") {}.buttonSizing(.flexible).buttonStyle(.borderedProminent)
      row {
        Menu("Menu") { Button("Item") {} }
        Menu("Menu") { Button("Item") {} }.buttonStyle(.bordered)
        ControlGroup {
          Button("Back", systemImage: "chevron.backward") {}
          Button("Next", systemImage: "chevron.forward") {}
        }
        .fixedSize()
      }
      row {
        PasteButton(payloadType: String.self) { _ in }
        ShareLink(item: address)
        RenameButton().renameAction {}
      }
    }
    .padding()
  }

  private func row(@ViewBuilder _ content: () -> some View) -> some View { HStack(spacing: 12, content: content) }
}
