#if GTK
import CGTK4
package import Foundation
package import RivuletFoundation

/// Data offered to other programs under a MIME type, through the clipboard or in a drag.
package struct OfferedForm: Sendable {
  package let mime: String
  package let data: Data

  /// Returns the forms offered to other programs: all text joined into lines, all URLs as one list, and the first item of every other
  /// type.
  package static func forms(of items: [NSItemProvider]) -> [OfferedForm] {
    var forms: [OfferedForm] = []
    var addresses: [String] = []
    for (type, data) in items.flatMap(\.loadedFormsForOthers) {
      if type.conforms(to: .url) {
        let address = String(decoding: data, as: UTF8.self)
        if !addresses.contains(address) { addresses.append(address) }
      } else if !isText(type), let mime = mime(of: type), !forms.contains(where: { $0.mime == mime }) {
        forms.append(OfferedForm(mime: mime, data: data))
      }
    }
    if let text = items.filter({ !$0.loadedFormsForOthers.isEmpty }).loadedText {
      for mime in ["text/plain;charset=utf-8", "text/plain"] { forms.append(OfferedForm(mime: mime, data: Data(text.utf8))) }
    }
    if !addresses.isEmpty {
      let list = addresses.map { $0 + "\r\n" }.joined()
      forms.append(OfferedForm(mime: "text/uri-list", data: Data(list.utf8)))
    }
    return forms
  }

  private static func isText(_ type: UTType) -> Bool { type == .utf8PlainText || type == .plainText }

  /// Returns the MIME type of a content type. For an app's own type, the MIME type is derived from the identifier. Returns nil for a
  /// dynamic type.
  static func mime(of type: UTType) -> String? {
    type.preferredMIMEType ?? (type.isDynamic ? nil : OfferedType.prefix + type.identifier)
  }

  /// Returns the GTK content that offers items to other programs. The caller owns the content.
  static func content(of items: [NSItemProvider]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var contents: [UnsafeMutablePointer<GdkContentProvider>?] = forms(of: items).map { form in
      let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(form.mime, bytes)
    }
    // The union takes ownership of the references to its parts.
    return contents.withUnsafeMutableBufferPointer { gdk_content_provider_new_union($0.baseAddress, gsize($0.count)) }
  }
}
#endif
