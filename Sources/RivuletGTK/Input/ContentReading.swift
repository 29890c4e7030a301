#if GTK
import CGTK4
import Foundation

/// A sequential read of the data offered in several forms by a drop or a clipboard.
final class ContentReading {
  /// The source of the data.
  enum Source {
    case drop(OpaquePointer)
    case clipboard(OpaquePointer)
  }

  private let source: Source
  private var rest: [String]
  private var data: [Data?] = []
  private let receive: @MainActor ([Data?]) -> Void
  private var target: UnsafeMutablePointer<GOutputStream>?

  private init(_ source: Source, _ mimes: [String], _ receive: @escaping @MainActor ([Data?]) -> Void) {
    (self.source, rest, self.receive) = (source, mimes, receive)
  }

  /// Reads data for the given MIME types in order. Passes nil for each type that can't be read.
  @MainActor
  static func read(_ source: Source, _ mimes: [String], _ receive: @escaping @MainActor ([Data?]) -> Void) {
    ContentReading(source, mimes, receive).next()
  }

  @MainActor
  private func next() {
    guard !rest.isEmpty else { return receive(data) }
    let mime = rest.removeFirst()
    let this = Unmanaged.passRetained(self).toOpaque()
    let opened: GAsyncReadyCallback = { _, result, data in ContentReading.of(data) { $0.opened(result) } }
    mime.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      names.withUnsafeMutableBufferPointer { names in
        switch source {
        case .drop(let drop): gdk_drop_read_async(drop, names.baseAddress, G_PRIORITY_DEFAULT, nil, opened, this)
        case .clipboard(let clipboard): gdk_clipboard_read_async(clipboard, names.baseAddress, G_PRIORITY_DEFAULT, nil, opened, this)
        }
      }
    }
  }

  @MainActor
  private func opened(_ result: OpaquePointer?) {
    var mime: UnsafePointer<CChar>?
    let stream =
      switch source {
      case .drop(let drop): gdk_drop_read_finish(drop, result, &mime, nil)
      case .clipboard(let clipboard): gdk_clipboard_read_finish(clipboard, result, &mime, nil)
      }
    guard let stream, let target = g_memory_output_stream_new_resizable() else {
      data.append(nil)
      return next()
    }
    self.target = target
    let flags = GOutputStreamSpliceFlags(
      rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      target, stream, flags, G_PRIORITY_DEFAULT, nil,
      { _, result, data in ContentReading.of(data) { $0.copied(result) } }, Unmanaged.passRetained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(stream))
  }

  @MainActor
  private func copied(_ result: OpaquePointer?) {
    guard let target else { return }
    self.target = nil
    let count = g_output_stream_splice_finish(target, result, nil)
    target.withMemoryRebound(to: GMemoryOutputStream.self, capacity: 1) { memory in
      let bytes = g_memory_output_stream_get_data(memory)
      let size = Int(g_memory_output_stream_get_data_size(memory))
      data.append(count < 0 ? nil : bytes.map { Data(bytes: $0, count: size) } ?? Data())
    }
    g_object_unref(UnsafeMutableRawPointer(target))
    next()
  }

  /// Calls `body` on the main thread, the only thread on which GTK makes calls.
  private static func of(_ data: gpointer?, _ body: @MainActor (ContentReading) -> Void) {
    guard let data else { return }
    nonisolated(unsafe) let reading = Unmanaged<ContentReading>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { body(reading) }
  }
}
#endif
