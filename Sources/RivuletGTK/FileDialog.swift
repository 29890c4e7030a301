#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// A dialog for choosing files, provided by the desktop's portal where available.
@MainActor
enum FileDialog {
  /// Presents the dialog above a window, using the host's localized strings.
  static func show(
    _ request: FileRequest, above window: UnsafeMutablePointer<GtkWindow>?, by host: any HostServices,
    completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) {
    let (action, word) = look(request.kind)
    let title = host.localizedString(for: word, in: host.locale)
    guard let dialog = gtk_file_chooser_native_new(request.message ?? title, window, action, request.confirmation, nil) else {
      return completion(nil)
    }
    let chooser = dialog
    gtk_native_dialog_set_modal(UnsafeMutablePointer<GtkNativeDialog>(dialog), 1)
    if let directory = request.directory {
      let folder = g_file_new_for_path(directory.path)
      gtk_file_chooser_set_current_folder(chooser, folder, nil)
      g_object_unref(UnsafeMutableRawPointer(folder))
    }
    switch request.kind {
    case .open(let types, let several):
      gtk_file_chooser_set_select_multiple(chooser, several ? 1 : 0)
      addFilter(types, to: chooser)
    case .save(let name): gtk_file_chooser_set_current_name(chooser, name)
    case .folder: break
    }
    Signal.connectNumber(UnsafeMutableRawPointer(dialog), "response") { response in
      let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? chosen(in: chooser) : nil
      g_object_unref(UnsafeMutableRawPointer(chooser))
      completion(urls.map { .success($0) })
    }
    gtk_native_dialog_show(UnsafeMutablePointer<GtkNativeDialog>(dialog))
  }

  private static func look(_ kind: FileRequest.Kind) -> (GtkFileChooserAction, Word) {
    switch kind {
    case .open([.folder], _), .open([.directory], _): (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, .openFolder)
    case .open: (GTK_FILE_CHOOSER_ACTION_OPEN, .open)
    case .save: (GTK_FILE_CHOOSER_ACTION_SAVE, .save)
    case .folder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, .move)
    }
  }

  /// Restricts the dialog to files of the given types. A type with neither filename extensions nor MIME types adds no filter.
  private static func addFilter(_ types: [UTType], to chooser: OpaquePointer) {
    guard !types.isEmpty, !types.contains(where: { [.item, .data, .content].contains($0) }), let filter = gtk_file_filter_new() else {
      return
    }
    for type in types {
      switch type {
      case .image: gtk_file_filter_add_mime_type(filter, "image/*")
      case .audio: gtk_file_filter_add_mime_type(filter, "audio/*")
      case .movie, .video, .audiovisualContent: gtk_file_filter_add_mime_type(filter, "video/*")
      case .text, .plainText: gtk_file_filter_add_mime_type(filter, "text/*")
      default:
        for ending in type.tags[.filenameExtension] ?? [] { gtk_file_filter_add_suffix(filter, ending) }
        for mime in type.tags[.mimeType] ?? [] { gtk_file_filter_add_mime_type(filter, mime) }
      }
    }
    gtk_file_chooser_add_filter(chooser, filter)
  }

  private static func chosen(in chooser: OpaquePointer) -> [URL] {
    guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}
#endif
