import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletNames
import RivuletScreens

/// A view tree on a test host, with the invariants of its graph checked after each turn.
@MainActor
final class ViewTest {
  let host: ViewsHost
  let tree: ViewTree

  init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 100, height: 100), idiom: Idiom = .phone, scale: CGFloat = 2,
    locale: Locale = Locale(identifier: "en_US"), host prepare: (ViewsHost) -> Void = { _ in },
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    host = ViewsHost(idiom: idiom, displayScale: scale, locale: locale)
    prepare(host)
    var environment = EnvironmentValues()
    environment.idiom = idiom
    environment.displayScale = scale
    environment.locale = locale
    environment.timeZone = TimeZone(identifier: "UTC") ?? environment.timeZone
    change(&environment)
    tree = ViewTree(root, services: host, size: size, environment: environment)
    turn()
  }

  func turn(_ event: () -> Void = {}) {
    // As a host does after each frame: what changes from now on counts anew.
    _ = tree.drawing.drainDamage(scale: host.displayScale)
    event()
    var turns = 0
    repeat {
      tree.runTurn()
      turns += 1
    } while !tree.isQuiet && turns < 20
    let violations = tree.isQuiet ? tree.checkInvariants() : tree.graph.checkInvariants()
    precondition(violations.isEmpty, violations.joined(separator: "\n"))
  }
}

extension ViewTest {
  /// Hands over the node under the root while the tree is there, which goes with its owner.
  func withNode<Result>(_ body: (ViewNode) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(tree.root.children[0]) }
  }

  /// The picture as text.
  var picture: String { tree.drawing.displayList(scale: host.displayScale).dump() }

  /// The items that are drawn, in painting order.
  var items: [DrawingItem] {
    tree.drawing.displayList(scale: host.displayScale).commands.compactMap { command in
      if case .draw(let item, _) = command { item } else { nil }
    }
  }

  /// The texts that are drawn, in painting order.
  var textItems: [TextItem] {
    items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The fonts, colours and contents of what the first text draws: "ab/17/400/#000000 …".
  var runs: String {
    guard let item = textItems.first else { return "" }
    return item.runs.map { run in
      let bytes = Array(item.string.utf8)[run.range]
      return "\(String(decoding: bytes, as: UTF8.self))/\(short(run.font.size))/\(run.font.weight)\(run.font.isItalic ? "i" : "")"
        + "\(run.font.design == .monospaced ? "m" : "")/\(run.color.hex)"
    }
    .joined(separator: " ")
  }

  /// The colour of the first fill, stroke or text.
  var color: String? {
    for item in items {
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): return color.hex
      case .text(let text): return text.runs.first?.color.hex
      case .image(let image): return image.tint?.hex
      case .fill, .stroke, .picture: continue
      }
    }
    return nil
  }

  /// "x,y wxh" of the layout frame of the node under the root.
  var frame: String { place(tree.root.children[0]) }

  func place(_ node: ViewNode) -> String {
    let frame = node.frameInRoot
    return "\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))x\(short(frame.height))"
  }

  /// The size of the view under the root.
  var size: String {
    let size = tree.root.children[0].size
    return "\(short(size.width))x\(short(size.height))"
  }

  /// Whether something is hit at a point of the root.
  func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
    !HitTest(tree).chain(at: CGPoint(x: x, y: y)).isEmpty
  }

  private func short(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// Lets a test change one value of a view.
@MainActor
final class Remote<Value> {
  var set: (Value) -> Void = { _ in }

  nonisolated init() {}
}

/// A view made from a value that a test changes.
struct Changing<Value, Content: View>: View {
  let remote: Remote<Value>
  @State private var value: Value
  let content: (Value) -> Content

  init(_ initial: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.remote = remote
    _value = State(initialValue: initial)
    self.content = content
  }

  var body: some View {
    let _ = remote.set = { value = $0 }
    content(value)
  }
}
