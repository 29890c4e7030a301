import Foundation
import RivuletGeometry

extension Path: LosslessStringConvertible {
  /// A textual representation in which coordinates precede their command: `m` moves, `l` adds a line, `q` and `c` add curves (control
  /// points first), `h` closes, and `re` adds a rectangle.
  public var description: String {
    if case .rect(let rect) = storage {
      return "\(Number(rect.minX)) \(Number(rect.minY)) \(Number(rect.width)) \(Number(rect.height)) re"
    }
    var words: [String] = []
    func write(_ points: CGPoint..., command: String) {
      for point in points { words += [Number(point.x).description, Number(point.y).description] }
      words.append(command)
    }
    visit { element in
      switch element {
      case .move(let end): write(end, command: "m")
      case .line(let end): write(end, command: "l")
      case .quadCurve(let end, let control): write(control, end, command: "q")
      case .curve(let end, let control1, let control2): write(control1, control2, end, command: "c")
      case .closeSubpath: write(command: "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Parses the output of `description`; nil if a command is unknown or has the wrong number of coordinates.
  public init?(_ string: String) {
    var only: Path?
    var numbers: [CGFloat] = []
    var list: [Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): list.append(.move(to: point(0)))
      case ("l", 2): list.append(.line(to: point(0)))
      case ("q", 4): list.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): list.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): list.append(.closeSubpath)
      case ("re", 4):
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        only = list.isEmpty ? Path(rect) : nil
        Path(rect).visit { list.append($0) }
        numbers.removeAll(keepingCapacity: true)
        continue
      default: return nil
      }
      only = nil
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self = only ?? Path(elements: list)
  }
}
