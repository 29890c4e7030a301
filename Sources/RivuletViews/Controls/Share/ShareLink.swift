import Foundation
public import RivuletCore
public import RivuletFoundation

/// A control that shares items (B21.17).
///
/// There is no service on Linux that takes what apps share. So it opens a menu: what is shared can be copied, sent by mail, and opened if it is an
/// address.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable
{
  let items: Data
  let subject: Text?
  let message: Text?
  /// Nil where the items show themselves.
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label
  @Environment(\.self) private var environment

  nonisolated init(
    _items items: Data, _ subject: Text?, _ message: Text?, _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
    label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

extension ShareLink: View, CompositeView {
  public var body: some View {
    let items = ShareItems(items)
    Menu {
      Section {
        Button {
          environment.hostServices?.clipboard.writeItems(items.providers)
        } label: {
          RivuletViews.Label("Copy", systemImage: "doc.on.doc")
        }
        Button {
          items.readText { text in mail(text) }
        } label: {
          RivuletViews.Label("Email", systemImage: "envelope")
        }
        .disabled(!items.haveText)
        if !items.addresses.isEmpty {
          Button {
            for address in items.addresses { environment.openURL(address) }
          } label: {
            RivuletViews.Label("Open", systemImage: "arrow.up.forward.app")
          }
        }
      } header: {
        if let title = title { title }
      }
    } label: {
      label
    }
    .menuIndicator(.hidden)
  }

  /// What the first item is called.
  @MainActor private var title: Text? { self.items.first.flatMap { item in preview?(item).title } }

  /// Begins a message with what is shared.
  @MainActor private func mail(_ text: String) {
    var address = URLComponents()
    address.scheme = "mailto"
    address.path = ""
    let body = [message.map { string(of: $0) }, text].compactMap(\.self).joined(separator: "\n\n")
    address.queryItems = [URLQueryItem(name: "body", value: body)]
    if let subject { address.queryItems?.insert(URLQueryItem(name: "subject", value: string(of: subject)), at: 0) }
    if let url = address.url { environment.openURL(url) }
  }

  @MainActor private func string(of text: Text) -> String {
    guard let services = environment.hostServices else { return "" }
    var resolver = TextResolver(environment, services)
    resolver.append(text)
    return resolver.string
  }
}

@available(*, unavailable)
extension ShareLink: Sendable {}

/// What a share link without a label of its own shows.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct DefaultShareLinkLabel {
  /// Nil for the system's.
  let title: Text?

  nonisolated init(_ title: Text? = nil) { self.title = title }
}

extension DefaultShareLinkLabel: View, CompositeView {
  public var body: some View {
    RivuletViews.Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

@available(*, unavailable)
extension DefaultShareLinkLabel: Sendable {}
