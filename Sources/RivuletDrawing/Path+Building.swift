public import Foundation
public import RivuletGeometry

extension Path {
  /// Modifies the elements in place, without a copy unless they are shared.
  mutating func edit(_ body: (inout [Element]) -> Void) {
    var list: [Element] = []
    switch storage {
    case .elements(let elements): list = elements
    default: list = elements
    }
    storage = .empty
    body(&list)
    if !list.isEmpty { storage = .elements(list) }
  }

  /// Appends an element that requires a current point. If the path has none, it starts at `start`.
  private mutating func extend(_ element: Element, from start: CGPoint) {
    edit { list in
      switch list.last {
      case nil: list.append(.move(to: start))
      case .closeSubpath?: list.append(.move(to: Path.currentPoint(list) ?? start))
      default: break
      }
      list.append(element)
    }
  }

  /// Begins a new subpath.
  public mutating func move(to p: CGPoint) {
    edit { $0.append(.move(to: p)) }
  }

  /// Adds a straight line from the current point. If there is no current point, the path starts at `p` (our choice).
  public mutating func addLine(to p: CGPoint) {
    extend(.line(to: p), from: p)
  }

  /// Adds a quadratic Bézier curve from the current point. If there is no current point, the path starts at the control point (our choice).
  public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
    extend(.quadCurve(to: p, control: cp), from: cp)
  }

  /// Adds a cubic Bézier curve from the current point. If there is no current point, the path starts at the first control point (our
  /// choice).
  public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
    extend(.curve(to: p, control1: cp1, control2: cp2), from: cp1)
  }

  /// Closes the current subpath with a line to its start. Does nothing if the path is empty or has just been closed.
  public mutating func closeSubpath() {
    if isEmpty { return }
    edit { list in
      if list.last != .closeSubpath { list.append(.closeSubpath) }
    }
  }

  /// Adds a closed rectangle as a separate subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a closed rounded rectangle, with the same corner size at every corner, as a separate subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a closed rectangle with an individual radius for each corner as a separate subpath. The leading corners are on the left.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    var corners: [Element] = []
    Path.visitRoundedRect(rect, CornerSizes(cornerRadii, fitting: rect), style) { corners.append($0) }
    addPath(Path(elements: corners), transform: transform)
  }

  /// Adds a closed ellipse as a separate subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds several closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an open subpath of straight lines that starts at the first point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { list in
      list.append(.move(to: first))
      for point in lines.dropFirst() { list.append(.line(to: point)) }
    }
  }

  /// Adds the transformed elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let addition = path.applying(transform)
    if isEmpty {
      self = addition
    } else {
      edit { list in addition.visit { list.append($0) } }
    }
  }

  /// The current point; nil if the path is empty. After a subpath is closed, the current point is the subpath's start.
  public var currentPoint: CGPoint? {
    Path.currentPoint(elements)
  }

  /// Returns the current point after a list of elements.
  static func currentPoint(_ list: [Element]) -> CGPoint? {
    guard let last = list.last else { return nil }
    if let end = last.end { return end }
    for element in list.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}
