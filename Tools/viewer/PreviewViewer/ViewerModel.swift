import Foundation
public import Observation

/// The state of the viewer: its list, selection, controls, and images.
@MainActor @Observable
public final class ViewerModel {
  private(set) var previews: [ViewerMessage.Entry] = []
  private(set) var canvases: [CanvasModel] = []
  private(set) var status = ViewerStatus.building
  /// Sentences from the newest image about state that could not be preserved.
  private(set) var dropped: [String] = []
  /// Errors that the previews have reported, newest last.
  private(set) var issues: [String] = []
  /// The requested image, or nil once it is saved.
  var picture: PictureDocument?
  /// The filename for that image.
  private(set) var pictureName = ""
  /// A sentence about the image that could not be saved, or nil for none.
  var pictureProblem: String?
  var search = ""
  var selection: String? {
    didSet {
      guard selection != oldValue else { return }
      dropped = []
      show()
    }
  }
  /// The variant chosen in the controls.
  var variant = ViewerVariant() { didSet { if variant != oldValue { show() } } }
  var variants = VariantSet.one { didSet { if variants != oldValue { show() } } }
  /// The number of window points per preview point.
  var zoom = 0.75 { didSet { if pixels(zoom) != pixels(oldValue) { show() } } }
  /// The number of pixels per point on the window's display.
  var displayScale = 1.0 { didSet { if displayScale != oldValue { show() } } }

  private let connection: ViewerConnection?
  /// The selected preview that is no longer in the list, and the preview shown in its place.
  private var missing: (id: String, replacement: String?)?
  /// The identifier of the newest canvas. Identifiers are never reused, so a late frame can't reach the wrong canvas.
  private var nextCanvas = 1
  /// The closure with which tests observe sent messages.
  var onSend: (ViewerMessage) -> Void = { _ in }

  /// The maximum number of errors to keep.
  private static let maximumIssueCount = 20

  public init(connection: ViewerConnection?) {
    self.connection = connection
    connection?.onMessage = { [weak self] in self?.receive($0) }
    connection?.onEnd = { exit(0) }
    connection?.start()
  }

  /// The previews that match the search, grouped by section.
  var sections: [(name: String, previews: [ViewerMessage.Entry])] {
    let found = previews.filter { search.isEmpty || $0.id.localizedCaseInsensitiveContains(search) }
    var sections: [(name: String, previews: [ViewerMessage.Entry])] = []
    for preview in found {
      if sections.last?.name == preview.section {
        sections[sections.count - 1].previews.append(preview)
      } else {
        sections.append((preview.section, [preview]))
      }
    }
    return sections
  }

  /// The selected preview.
  var chosen: ViewerMessage.Entry? { previews.first { $0.id == selection } }

  func receive(_ message: ViewerMessage) {
    switch message.kind {
    case "previews": take(message.previews ?? [])
    case "frame": take(frame: message)
    case "looks": variant = message.variant ?? variant
    case "building": status = .building
    case "built":
      status = .current(seconds: message.seconds)
      issues = []
    case "failed": status = .failed(message.problems ?? [], message.text ?? "")
    case "crashed": status = .crashed(message.text ?? "")
    case "dropped": dropped = message.lines ?? []
    case "picture": picture = message.file.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }.map(PictureDocument.init)
    case "issue": issues = Array((issues + [message.text ?? ""]).suffix(Self.maximumIssueCount))
    default: break
    }
  }

  private func take(_ previews: [ViewerMessage.Entry]) {
    self.previews = previews
    dropped = []
    // Keep the selection while its preview exists. If that preview disappeared temporarily, select it when it returns.
    if let missing, selection == missing.replacement, previews.contains(where: { $0.id == missing.id }) {
      selection = missing.id
      self.missing = nil
    } else if chosen == nil {
      let former = missing.flatMap { $0.replacement == selection ? $0.id : nil } ?? selection
      selection = previews.first?.id
      missing = former.map { ($0, selection) }
    }
  }

  /// The number of pixels per point in saved images.
  private static let pictureScale = 2.0

  /// Requests a canvas's image, which arrives asynchronously.
  func requestPicture(of canvas: CanvasModel) {
    pictureName = [chosen?.title ?? "Preview", canvas.caption].filter { !$0.isEmpty }.joined(separator: " ")
    send(ViewerMessage("picture", canvas: canvas.id) { $0.scale = max(Self.pictureScale, displayScale) })
  }

  /// Reports the result of saving an image.
  func pictureWasSaved(_ result: Result<URL, any Error>) {
    guard case .failure(let error) = result, (error as? CocoaError)?.code != .userCancelled else { return }
    pictureProblem = error.localizedDescription
  }

  private func take(frame message: ViewerMessage) {
    guard let number = message.canvas else { return }
    canvases.first { $0.id == number }?.show(message)
    send(ViewerMessage("taken", canvas: number) { $0.serial = message.serial })
  }

  func send(_ message: ViewerMessage) {
    connection?.send(message)
    onSend(message)
  }

  /// Returns the number of pixels per preview point, rounded to coarse steps so that zooming does not constantly restart previews.
  private func pixels(_ zoom: Double) -> Double { min(max((zoom * displayScale * 2).rounded(.up) / 2, 0.5), 4) }

  /// Shows the selected preview in each of the selected variants, on a separate canvas. A canvas that already shows a variant keeps it, and
  /// with it the state. Every other canvas keeps its image until the next one arrives.
  private func show() {
    let wanted = selection == nil ? [] : variants.variants(of: variant)
    var free = canvases
    let kept = wanted.map { _, variant in
      free.firstIndex { $0.variant.isEquivalent(to: variant) }.map { free.remove(at: $0) }
    }
    canvases = zip(wanted, kept).map { wanted, kept in
      if let canvas = kept ?? (free.isEmpty ? nil : free.removeFirst()) {
        canvas.change(to: wanted.variant, caption: wanted.caption)
        return canvas
      }
      nextCanvas += 1
      return CanvasModel(id: nextCanvas, caption: wanted.caption, variant: wanted.variant)
    }
    for canvas in free { send(ViewerMessage("hide", canvas: canvas.id)) }
    for canvas in canvases {
      send(
        ViewerMessage("show", canvas: canvas.id) {
          ($0.preview, $0.variant, $0.scale) = (selection, canvas.variant, pixels(zoom))
        })
    }
  }
}
