#if GTK
import CGTK4
import Foundation
import RivuletFoundation
import RivuletHost

/// Input from other programs' drags over the window.
@MainActor
final class DropInput {
  private let drags: DragDispatcher
  /// Runs an event in a turn of its own.
  private let handle: (() -> Void) -> Void
  /// Converts a point from the widget's to the content's coordinates.
  private let place: (CGPoint) -> CGPoint

  /// Attaches a drop target to the widget. The widget owns the target, which calls the closures for as long as the widget lives.
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
    for type in OfferedType.all(of: gdk_drop_get_formats(drop)) {
      // Only the types are known before the drop.
      provider.add(Data(), as: type.content)
    }
    handle { drags.begin(DragSession([provider], at: point), by: nil) }
    return action
  }

  private func move(_ point: CGPoint) -> UInt32 {
    handle { drags.move(to: point) }
    return action
  }

  /// The drop action as a GDK value.
  private var action: UInt32 {
    switch drags.operation {
    case .copy: GDK_ACTION_COPY.rawValue
    case .move: GDK_ACTION_MOVE.rawValue
    case .cancel, .forbidden: 0
    }
  }

  private func leave() { handle { drags.cancel() } }

  /// Drops the items. Their data arrives after the drop.
  private func drop(_ drop: OpaquePointer, _ point: CGPoint) -> Bool {
    guard action != 0 else {
      leave()
      return false
    }
    let action = GdkDragAction(rawValue: action)
    g_object_ref(UnsafeMutableRawPointer(drop))
    let types = OfferedType.all(of: gdk_drop_get_formats(drop))
    ContentReading.read(.drop(drop), types.map(\.mime)) { [self] data in
      let providers = OfferedType.providers(types, data)
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
#endif
