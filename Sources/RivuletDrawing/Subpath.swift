import Foundation
import RivuletGeometry

/// A connected part of a path.
struct Subpath: Equatable {
  /// The start point.
  var start: CGPoint
  /// The segments, in drawing order.
  var segments: [PathSegment] = []
  /// True if the subpath is closed. A closing line of nonzero length is included in the segments.
  var isClosed = false

  /// The end point.
  var end: CGPoint { segments.last?.end ?? start }
}

extension Path {
  /// The subpaths of the path. A `move` that no other element follows creates no subpath.
  var subpaths: [Subpath] {
    var list: [Subpath] = []
    var current: Subpath?
    func finish() {
      if let subpath = current, !subpath.segments.isEmpty || subpath.isClosed { list.append(subpath) }
    }
    func append(_ segment: (CGPoint) -> PathSegment) {
      let start = current?.end ?? .zero
      if current == nil { current = Subpath(start: start) }
      current?.segments.append(segment(start))
    }
    visit { element in
      switch element {
      case .move(let start):
        finish()
        current = Subpath(start: start)
      case .line(let end):
        append { .line($0, end) }
      case .quadCurve(let end, let control):
        append { .curve(Cubic($0, control: control, end)) }
      case .curve(let end, let control1, let control2):
        append { .curve(Cubic($0, control1, control2, end)) }
      case .closeSubpath:
        guard let open = current else { return }
        if open.end != open.start { append { .line($0, open.start) } }
        current?.isClosed = true
        finish()
        current = Subpath(start: open.start)
      }
    }
    finish()
    return list
  }
}
