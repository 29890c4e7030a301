#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// Lets the desktop go on with a drag that has left the window, so that other programs can take what is dragged.
@MainActor
enum DragOutput {
  /// Begins a drag of the desktop once the data is there.
  static func begin(_ providers: [NSItemProvider], from widget: UnsafeMutablePointer<GtkWidget>, device: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(device))
    g_object_ref(UnsafeMutableRawPointer(widget))
    Task { @MainActor in
      defer {
        g_object_unref(UnsafeMutableRawPointer(device))
        g_object_unref(UnsafeMutableRawPointer(widget))
      }
      let forms = await OfferedForm.forms(of: providers)
      guard !forms.isEmpty, let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return }
      var contents: [UnsafeMutablePointer<GdkContentProvider>?] = forms.map { form in
        let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_content_provider_new_for_bytes(form.mime, bytes)
      }
      // The union takes over the references to its parts.
      let union = contents.withUnsafeMutableBufferPointer {
        gdk_content_provider_new_union($0.baseAddress, gsize($0.count))
      }
      guard let union else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(union)) }
      guard let drag = gdk_drag_begin(surface, device, union, GDK_ACTION_COPY, 0, 0) else { return }
      let icon = gtk_drag_icon_get_for_drag(drag)
      gtk_drag_icon_set_child(OpaquePointer(icon), gtk_image_new_from_icon_name("text-x-generic"))
      // GDK keeps the drag until it is over.
      g_object_unref(UnsafeMutableRawPointer(drag))
    }
  }
}

/// Data that is offered to other programs under a MIME type.
struct OfferedForm: Sendable {
  let mime: String
  let data: Data

  /// All that can be had of some providers. Addresses become one list.
  static func forms(of providers: [NSItemProvider]) async -> [OfferedForm] {
    var forms: [OfferedForm] = []
    var addresses: [String] = []
    for provider in providers {
      for type in provider._contentTypesForOthers {
        guard let data = try? await provider._data(for: type.identifier) else { continue }
        if type.conforms(to: .url) {
          let address = String(decoding: data, as: UTF8.self)
          if !addresses.contains(address) { addresses.append(address) }
        } else if type.conforms(to: .plainText) {
          for mime in ["text/plain;charset=utf-8", "text/plain"] { forms.append(OfferedForm(mime: mime, data: data)) }
        } else if let mime = type.preferredMIMEType {
          forms.append(OfferedForm(mime: mime, data: data))
        }
      }
    }
    if !addresses.isEmpty {
      let list = addresses.map { $0 + "\r\n" }.joined()
      forms.append(OfferedForm(mime: "text/uri-list", data: Data(list.utf8)))
    }
    return forms
  }
}
#endif
