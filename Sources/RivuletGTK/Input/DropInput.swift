#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// Brings what other programs drag over the window to the views there.
@MainActor
final class DropInput {
  private let drags: DragDispatcher
  /// Lets an event reach the tree as a turn of its own.
  private let handle: (() -> Void) -> Void
  /// A point of the widget in the coordinates of the content.
  private let place: (CGPoint) -> CGPoint

  /// The widget owns the target and calls the closures as long as it lives.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, _ drags: DragDispatcher, handle: @escaping @MainActor (() -> Void) -> Void,
    place: @escaping @MainActor (CGPoint) -> CGPoint
  ) {
    self.drags = drags
    self.handle = handle
    self.place = place
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    let target: OpaquePointer = gtk_drop_target_async_new(nil, actions)
    let object = UnsafeMutableRawPointer(target)
    Signal.connectDropMotion(object, "drag-enter") { [weak self] drop, x, y in
      self.map { $0.enter(drop, $0.place(CGPoint(x: x, y: y))) } ?? 0
    }
    Signal.connectDropMotion(object, "drag-motion") { [weak self] _, x, y in self.map { $0.move($0.place(CGPoint(x: x, y: y))) } ?? 0 }
    Signal.connectDrop(object, "drag-leave") { [weak self] _ in self?.leave() }
    Signal.connectDropRequest(object, "drop") { [weak self] drop, x, y in self.map { $0.drop(drop, $0.place(CGPoint(x: x, y: y))) } ?? false
    }
    gtk_widget_add_controller(widget, target)
  }

  private func enter(_ drop: OpaquePointer, _ point: CGPoint) -> UInt32 {
    let provider = NSItemProvider()
    for type in DroppedType.offered(by: drop) {
      // Before the drop only the types are known.
      provider.registerDataRepresentation(for: type.content, visibility: .all) { completion in
        completion(Data(), nil)
        return nil
      }
    }
    handle { drags.begin(DragSession([provider], at: point), by: nil) }
    return action
  }

  private func move(_ point: CGPoint) -> UInt32 {
    handle { drags.move(to: point) }
    return action
  }

  /// What a drop would do, as GDK says it.
  private var action: UInt32 {
    switch drags.operation {
    case .copy: GDK_ACTION_COPY.rawValue
    case .move: GDK_ACTION_MOVE.rawValue
    case .cancel, .forbidden: 0
    }
  }

  private func leave() { handle { drags.cancel() } }

  /// The data comes after the drop.
  private func drop(_ drop: OpaquePointer, _ point: CGPoint) -> Bool {
    guard action != 0 else {
      leave()
      return false
    }
    let action = GdkDragAction(rawValue: action)
    g_object_ref(UnsafeMutableRawPointer(drop))
    let types = DroppedType.offered(by: drop)
    DropReading.read(drop, types.map(\.mime)) { [self] data in
      let providers = DroppedType.providers(types, data)
      handle {
        drags.begin(DragSession(providers, at: point), by: nil)
        let isTaken = drags.drop()
        gdk_drop_finish(drop, isTaken ? action : GdkDragAction(rawValue: 0))
      }
      g_object_unref(UnsafeMutableRawPointer(drop))
    }
    return true
  }
}

/// A form in which another program offers what it drags.
struct DroppedType {
  let mime: String
  let content: UTType

  /// What views could take of what is offered. X11 offers many names of one thing, which are left out.
  static func offered(by drop: OpaquePointer) -> [DroppedType] {
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
    var types: [DroppedType] = []
    for index in 0..<Int(count) {
      guard let name = names[index].map({ String(cString: $0) }), let content = content(of: name) else { continue }
      if !types.contains(where: { $0.content == content }) { types.append(DroppedType(mime: name, content: content)) }
    }
    return types
  }

  /// The type of data by its MIME type; nil where that is not known.
  static func content(of mime: String) -> UTType? {
    switch mime.lowercased() {
    case "text/plain;charset=utf-8", "text/plain", "utf8_string": .utf8PlainText
    case "text/uri-list": .fileURL
    default: UTType(mimeType: mime).flatMap { $0.isDynamic ? nil : $0 }
    }
  }

  /// What views get: of a list of addresses one provider each, otherwise one with all forms.
  static func providers(_ types: [DroppedType], _ data: [Data?]) -> [NSItemProvider] {
    var single = NSItemProvider()
    var isEmpty = true
    for (type, data) in zip(types, data) {
      guard let data else { continue }
      if type.content == .fileURL {
        let addresses = addresses(data)
        if addresses.count > 1 { return addresses.map(provider) }
        if let address = addresses.first { single = provider(address) }
        isEmpty = addresses.isEmpty
        if !isEmpty { break }
      } else {
        add(data, as: type.content, to: single)
        isEmpty = false
      }
    }
    return isEmpty ? [] : [single]
  }

  /// The addresses of a `text/uri-list`. Lines that begin with # are comments.
  static func addresses(_ data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: String($0)) }
  }

  private static func provider(_ url: URL) -> NSItemProvider {
    let provider = url.isFileURL ? NSItemProvider(contentsOf: url) ?? NSItemProvider() : NSItemProvider()
    if provider.registeredTypeIdentifiers.isEmpty {
      add(Data(url.absoluteString.utf8), as: url.isFileURL ? .fileURL : .url, to: provider)
    }
    return provider
  }

  private static func add(_ data: Data, as type: UTType, to provider: NSItemProvider) {
    provider.registerDataRepresentation(for: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }
}

/// Reads the forms of a drop one after the other.
private final class DropReading {
  private let drop: OpaquePointer
  private var rest: [String]
  private var data: [Data?] = []
  private let receive: @MainActor ([Data?]) -> Void
  private var target: UnsafeMutablePointer<GOutputStream>?

  private init(_ drop: OpaquePointer, _ mimes: [String], _ receive: @escaping @MainActor ([Data?]) -> Void) {
    (self.drop, rest, self.receive) = (drop, mimes, receive)
  }

  @MainActor
  static func read(_ drop: OpaquePointer, _ mimes: [String], _ receive: @escaping @MainActor ([Data?]) -> Void) {
    DropReading(drop, mimes, receive).next()
  }

  @MainActor
  private func next() {
    guard !rest.isEmpty else { return receive(data) }
    let mime = rest.removeFirst()
    let this = Unmanaged.passRetained(self).toOpaque()
    mime.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      names.withUnsafeMutableBufferPointer { names in
        gdk_drop_read_async(
          drop, names.baseAddress, G_PRIORITY_DEFAULT, nil,
          { drop, result, data in DropReading.of(data) { $0.opened(OpaquePointer(drop), result) } }, this)
      }
    }
  }

  @MainActor
  private func opened(_ drop: OpaquePointer?, _ result: OpaquePointer?) {
    var mime: UnsafePointer<CChar>?
    guard let drop, let stream = gdk_drop_read_finish(drop, result, &mime, nil), let target = g_memory_output_stream_new_resizable() else {
      data.append(nil)
      return next()
    }
    self.target = target
    let flags = GOutputStreamSpliceFlags(
      rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      target, stream, flags, G_PRIORITY_DEFAULT, nil,
      { _, result, data in DropReading.of(data) { $0.copied(result) } }, Unmanaged.passRetained(self).toOpaque())
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

  /// Hands a reading over on the main thread, which is where GTK calls.
  private static func of(_ data: gpointer?, _ body: @MainActor (DropReading) -> Void) {
    guard let data else { return }
    nonisolated(unsafe) let reading = Unmanaged<DropReading>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { body(reading) }
  }
}
#endif
