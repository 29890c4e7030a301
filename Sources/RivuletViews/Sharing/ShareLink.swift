import Foundation
public import RivuletCore
public import RivuletFoundation

/// A button that offers to share things: here a menu that copies them (B21.17).
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @Environment(\.self) private var environment

  nonisolated init(
    _items items: Data, subject: Text?, message: Text?, preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink: View {
  @MainActor public var body: some View {
    Menu {
      if let preview {
        ForEach(Array(items.enumerated()), id: \.offset) { preview($0.element).title }
        Divider()
      }
      Button("Copy", systemImage: "doc.on.doc") { copy() }
    } label: {
      label
    }
  }

  /// Puts the texts of the things on the clipboard once all are there, one below the other.
  @MainActor private func copy() {
    guard let clipboard = environment.hostServices?.clipboard else { return }
    let forms = items.map { SharedText.find(in: $0) }
    Task { @MainActor in
      var texts: [String] = []
      for form in forms {
        guard let text = await form() else { continue }
        texts.append(text)
      }
      if !texts.isEmpty { clipboard.write(texts.joined(separator: "\n")) }
    }
  }
}

@available(*, unavailable)
extension ShareLink: Sendable {}

/// The label of a link that shares: a title and an arrow that leaves a box.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct DefaultShareLinkLabel {
  private let title: Text?

  nonisolated init(_ title: Text? = nil) {
    self.title = title
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension DefaultShareLinkLabel: View {
  @MainActor public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

@available(*, unavailable)
extension DefaultShareLinkLabel: Sendable {}

/// The text in the place of something that is shared.
enum SharedText {
  /// Finds the text: the thing itself, its address, or the first of its forms that is text. Reports a thing without any.
  @MainActor static func find<Item: Transferable>(in item: Item) -> () async -> String? {
    switch item {
    case let text as String: return { text }
    case let url as URL: return { url.absoluteString }
    case let text as AttributedString: return { String(text.characters) }
    default: break
    }
    let types = item.exportedContentTypes()
    guard let type = types.first(where: { $0.conforms(to: .text) || $0.conforms(to: .url) }) else {
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "ShareLink",
        "A ShareLink has nothing to copy of \(Item.self), which is no text. Add a representation of it as text, as by ProxyRepresentation.")
      return { nil }
    }
    nonisolated(unsafe) let item = item
    return { (try? await item.exported(as: type)).map { String(decoding: $0, as: UTF8.self) } }
  }
}
