import SwiftUI
import UIKit

/// An image that forwards the user's actions to the preview.
struct CanvasView: View {
  let canvas: CanvasModel
  let model: ViewerModel
  @FocusState private var hasKeys: Bool
  @State private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !canvas.caption.isEmpty { Text(verbatim: canvas.caption).font(.caption).foregroundStyle(.secondary) }
      picture
        .frame(width: canvas.size.width * model.zoom, height: canvas.size.height * model.zoom)
        .overlay { WheelReader { pass("wheel", at: pointer, by: $0) } }
        .contentShape(Rectangle())
        .gesture(press)
        .onContinuousHover { hover($0) }
        .focusable()
        .focused($hasKeys)
        .focusEffectDisabled()
        .onKeyPress(phases: .all) { pass($0) }
        .border(hasKeys ? Color.accentColor.opacity(0.6) : Color.gray.opacity(0.4), width: 1)
        .accessibilityIdentifier("canvas \(canvas.id)")
        .accessibilityLabel("Preview \(model.chosen?.title ?? "")")
    }
  }

  @State private var pointer = CGPoint.zero

  @ViewBuilder private var picture: some View {
    if let pixels = canvas.picture {
      Image(uiImage: pixels).resizable().interpolation(.medium)
    } else {
      Color.clear
    }
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        hasKeys = true
        pass("contact", at: value.location, phase: isPressed ? "moved" : "began")
        isPressed = true
      }
      .onEnded { value in
        isPressed = false
        pass("contact", at: value.location, phase: "ended")
      }
  }

  private func hover(_ phase: HoverPhase) {
    switch phase {
    case .active(let point):
      pointer = point
      pass("hover", at: point)
    case .ended: model.send(ViewerMessage("hover", canvas: canvas.id))
    }
  }

  /// Sends an event at a point in the image.
  private func pass(_ kind: String, at point: CGPoint, by delta: CGSize? = nil, phase: String? = nil) {
    model.send(
      ViewerMessage(kind, canvas: canvas.id) {
        ($0.x, $0.y, $0.phase) = (point.x / model.zoom, point.y / model.zoom, phase)
        if let delta { ($0.dx, $0.dy) = (delta.width, delta.height) }
      })
  }

  private func pass(_ press: KeyPress) -> KeyPress.Result {
    guard let key = KeyNames.name(of: press) else { return .ignored }
    model.send(
      ViewerMessage("key", canvas: canvas.id) {
        ($0.key, $0.text, $0.modifiers) = (key, KeyNames.text(of: press), KeyNames.modifiers(of: press))
        $0.phase = press.phase == .up ? "up" : press.phase == .repeat ? "repeated" : "down"
      })
    return .handled
  }
}
