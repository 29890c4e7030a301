import Foundation

extension Path {
  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) {
    visit(body)
  }

  /// Calls a closure with each element, in order. The method is not named `forEach` to avoid lint rules for sequences.
  func visit(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .rect(let rect): Path.visitRect(rect, body)
    case .ellipse(let rect): Path.visitEllipse(rect, body)
    case .roundedRect(let rect, let size, let style): Path.visitRoundedRect(rect, CornerSizes(size), style, body)
    case .elements(let elements): for element in elements { body(element) }
    }
  }

  /// The elements of the path. For a path stored as a shape, the array is created on each access.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var list: [Element] = []
    visit { list.append($0) }
    return list
  }

  /// Visits the elements of a rectangle, clockwise on screen from the top left.
  static func visitRect(_ rect: CGRect, _ body: (Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  /// Visits the elements of an ellipse, clockwise on screen from the right.
  static func visitEllipse(_ rect: CGRect, _ body: (Element) -> Void) {
    let x = rect.midX
    let y = rect.midY
    let handleX = rect.width / 2 * QuarterArc.handle
    let handleY = rect.height / 2 * QuarterArc.handle
    func curve(_ endX: CGFloat, _ endY: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
      body(.curve(to: CGPoint(x: endX, y: endY), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2)))
    }
    body(.move(to: CGPoint(x: rect.maxX, y: y)))
    curve(x, rect.maxY, rect.maxX, y + handleY, x + handleX, rect.maxY)
    curve(rect.minX, y, x - handleX, rect.maxY, rect.minX, y + handleY)
    curve(x, rect.minY, rect.minX, y - handleY, x - handleX, rect.minY)
    curve(rect.maxX, y, x + handleX, rect.minY, rect.maxX, y - handleY)
    body(.closeSubpath)
  }
}

extension Path: Equatable {
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.empty, .empty): true
    case (.rect(let rect), .rect(let other)): rect == other
    case (.ellipse(let rect), .ellipse(let other)): rect == other
    case (.roundedRect(let rect, let size, let style), .roundedRect(let otherRect, let otherSize, let otherStyle)):
      rect == otherRect && size == otherSize && style == otherStyle
    case (.elements(let elements), .elements(let others)): elements == others
    case (.empty, _), (_, .empty): false
    default: lhs.elements == rhs.elements
    }
  }
}

/// A quarter of a circle, approximated by one cubic curve.
enum QuarterArc {
  /// The length of the control handles, relative to the radius. The curve touches the circle at both ends and in the middle.
  static let handle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
}
