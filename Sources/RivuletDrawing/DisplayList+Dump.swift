import Foundation
import RivuletGeometry

extension DisplayList {
  /// Returns a text representation with one command per line and indented groups. `init(parsing:)` parses it to an equal value.
  package func dump() -> String {
    var lines = [indented("scale \(Number(scale))", 0)]
    var depth = 0
    for command in commands {
      switch command {
      case .transform(let map):
        var line = DumpLine("transform")
        line.numbers(map.a, map.b, map.c, map.d, map.tx, map.ty)
        begin(line)
      case .project(let map):
        var line = DumpLine("project")
        line.numbers(map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33)
        begin(line)
      case .clip(let clip):
        var line = DumpLine("clip")
        line.flag("evenOdd", clip.isEOFilled)
        line.flag("aliased", !clip.isAntialiased)
        line.quoted(clip.path.description)
        begin(line)
      case .layer(let layer): begin(layer.dumpLine)
      case .mask: begin(DumpLine("mask"))
      case .masked:
        depth = max(depth - 1, 0)
        lines.append(indented("} masked {", depth))
        depth += 1
      case .end:
        depth = max(depth - 1, 0)
        lines.append(indented("}", depth))
      case .draw(let item, let origin):
        for line in item.dumpLines(at: origin) { lines.append(indented(line.text, depth)) }
      }
    }
    return lines.joined(separator: "\n") + "\n"

    func begin(_ line: DumpLine) {
      lines.append(indented(line.text + " {", depth))
      depth += 1
    }
  }

  /// Returns the text indented by two spaces per level.
  private func indented(_ text: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}

extension LayerEffect {
  /// The line that begins the group. Effects with default values are omitted.
  fileprivate var dumpLine: DumpLine {
    var line = DumpLine("layer")
    line.word("opacity")
    line.numbers(CGFloat(opacity))
    line.flag("isolated", isIsolated)
    if blendMode != .normal { line.word("blend \(blendMode)") }
    if blurRadius != 0 {
      line.word("blur")
      line.numbers(blurRadius)
      line.flag("opaque", isBlurOpaque)
    }
    if let colorMatrix {
      line.word("colors")
      for row in colorMatrix.rows { line.numbers(row.x, row.y, row.z, row.w) }
    }
    if let threshold {
      line.word("threshold")
      line.numbers(CGFloat(threshold.minimum), CGFloat(threshold.maximum))
      line.color(threshold.color)
    }
    if let operation { line.word("operation \(operation.rawValue)") }
    for shape in shapeShadows {
      line.word(shape.isInner ? "inner" : "drop")
      line.numbers(shape.shadow.radius, shape.shadow.x, shape.shadow.y)
      line.color(shape.shadow.color)
    }
    if let shadow {
      line.word("shadow")
      line.numbers(shadow.radius, shadow.x, shadow.y)
      line.color(shadow.color)
    }
    return line
  }
}
