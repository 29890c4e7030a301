#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// A drag that continues on the desktop after leaving the window, so that other programs can receive its items.
@MainActor
enum DragOutput {
  /// Starts a drag on the desktop once the items' data has loaded.
  static func begin(_ providers: [NSItemProvider], _ icon: DragIcon?, from widget: UnsafeMutablePointer<GtkWidget>, device: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(device))
    g_object_ref(UnsafeMutableRawPointer(widget))
    Task { @MainActor in
      defer {
        g_object_unref(UnsafeMutableRawPointer(device))
        g_object_unref(UnsafeMutableRawPointer(widget))
      }
      let items = await ClipboardLoader.loaded(providers)
      guard !items.flatMap(\.loadedFormsForOthers).isEmpty, let content = OfferedForm.content(of: items) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return }
      guard let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, 0, 0) else { return }
      if let icon {
        icon.show(on: drag)
      } else {
        gtk_drag_icon_set_child(OpaquePointer(gtk_drag_icon_get_for_drag(drag)), gtk_image_new_from_icon_name("text-x-generic"))
      }
      // GDK retains the drag until it ends.
      g_object_unref(UnsafeMutableRawPointer(drag))
    }
  }
}
#endif
