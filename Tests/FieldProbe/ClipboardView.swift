import Foundation
import SwiftUI

/// A value in a form of its own, as a picture and as text.
struct Card: Codable, Transferable {
  var name: String

  static let type = UTType(exportedAs: "org.example.card")

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: type)
    DataRepresentation(exportedContentType: .png) { _ in Data(repeating: 1, count: 300_000) }
    ProxyRepresentation(exporting: \.name)
  }
}

/// A square that copies a card, and prints what is pasted.
struct ClipboardView: View {
  var body: some View {
    Color.red
      .ignoresSafeArea()
      .onCopyCommand {
        say("copied")
        let item = NSItemProvider()
        item.register(Card(name: "ace"))
        return [item]
      }
      .onPasteCommand(of: [.data, .url]) { items in
        for item in items {
          say("types \(item.registeredTypeIdentifiers.sorted().joined(separator: " "))")
          _ = item.loadTransferable(type: Card.self) { result in
            if let card = try? result.get() { say("card \(card.name)") }
          }
          _ = item.loadTransferable(type: String.self) { result in
            if let text = try? result.get() { say("text \(text)") }
          }
          _ = item.loadDataRepresentation(for: .png) { data, _ in
            if let data { say("picture \(data.count)") }
          }
        }
      }
  }
}
