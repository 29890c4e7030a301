import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
public import RivuletFoundation

/// A control that shares items (B21.17).
///
/// Linux has no sharing service, so the control opens a menu instead. The menu copies the items, sends them by email, or opens an item that
/// is a URL.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable
{
  let items: Data
  let subject: Text?
  let message: Text?
  /// The closure that returns an item's preview; nil if the items are their own previews.
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
          RivuletControls.Label(.copy, systemImage: "doc.on.doc")
        }
        Button {
          items.readText { text in mail(text) }
        } label: {
          RivuletControls.Label(.email, systemImage: "envelope")
        }
        .disabled(!items.containsText)
        if !items.addresses.isEmpty {
          Button {
            for address in items.addresses { environment.openURL(address) }
          } label: {
            RivuletControls.Label(.open, systemImage: "arrow.up.forward.app")
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

  /// The title of the first item.
  @MainActor private var title: Text? { self.items.first.flatMap { item in preview?(item).title } }

  /// Opens a new email that contains the shared items.
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

/// The label of a share link without a custom label.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct DefaultShareLinkLabel {
  /// The title; nil for the default title.
  let title: Text?

  nonisolated init(_ title: Text? = nil) { self.title = title }
}

extension DefaultShareLinkLabel: View, CompositeView {
  public var body: some View {
    RivuletControls.Label {
      title ?? Text(.chooseSharing)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

@available(*, unavailable)
extension DefaultShareLinkLabel: Sendable {}
