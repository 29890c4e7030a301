import Foundation
import RivuletGeometry

extension DisplayList {
  /// Parses the output of `dump()`. Throws a `DumpError` with the line number for any other text.
  package init(parsing text: String) throws {
    var lines: [DumpReader] = []
    var lastLine = 0
    for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == " " }) { continue }
      lastLine = index + 1
      lines.append(try DumpReader(line, number: lastLine))
    }
    var rest = lines[...]
    guard var head = rest.popFirst() else { throw DumpError(line: 1, problem: "the text is empty.") }
    try head.expect("scale")
    self.init(scale: try head.number("A scale"))
    try head.expectEnd()

    var openGroups: [Command] = []
    while var line = rest.popFirst() {
      let command = try line.command(&rest)
      try line.expectEnd()
      switch command {
      case .transform, .project, .clip, .layer, .mask: openGroups.append(command)
      case .masked:
        guard openGroups.last == .mask else { throw line.failure("\"} masked {\" stands outside a mask.") }
        openGroups[openGroups.count - 1] = .masked
      case .end:
        guard let group = openGroups.popLast() else { throw line.failure("\"}\" closes nothing.") }
        if group == .mask { throw line.failure("A mask ends without \"} masked {\".") }
      case .draw: break
      }
      commands.append(command)
    }
    guard openGroups.isEmpty else { throw DumpError(line: lastLine, problem: "\(openGroups.count) groups are not closed.") }
  }
}

extension DumpReader {
  /// Parses the command on this line. A text command also consumes the lines that follow, which contain its runs and lines.
  fileprivate mutating func command(_ following: inout ArraySlice<DumpReader>) throws -> DisplayList.Command {
    switch try word("A command") {
    case "transform":
      let map = CGAffineTransform(
        a: try number("a"), b: try number("b"), c: try number("c"), d: try number("d"), tx: try number("tx"), ty: try number("ty"))
      try expect("{")
      return .transform(map)
    case "project":
      let map = try projection()
      try expect("{")
      return .project(map)
    case "clip":
      let isEvenOdd = skip("evenOdd")
      let isAliased = skip("aliased")
      let clip = ClipEffect(path: try path(), isEOFilled: isEvenOdd, isAntialiased: !isAliased)
      try expect("{")
      return .clip(clip)
    case "layer":
      let layer = try layer()
      try expect("{")
      return .layer(layer)
    case "mask":
      try expect("{")
      return .mask
    case "}":
      guard skip("masked") else { return .end }
      try expect("{")
      return .masked
    case "fill": return try fill()
    case "stroke": return try stroke()
    case "text": return try text(&following)
    case "image": return try image()
    case let word: throw failure("\(word) is no command.")
    }
  }

  /// Parses the nine numbers of a projection in row-major order.
  private mutating func projection() throws -> ProjectionTransform {
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (try number("m11"), try number("m12"), try number("m13"))
    (map.m21, map.m22, map.m23) = (try number("m21"), try number("m22"), try number("m23"))
    (map.m31, map.m32, map.m33) = (try number("m31"), try number("m32"), try number("m33"))
    return map
  }

  /// Parses four numbers as a row of a matrix.
  private mutating func row() throws -> SIMD4<Double> {
    SIMD4(try number("A factor"), try number("A factor"), try number("A factor"), try number("A factor"))
  }

  /// Parses the effect of a layer. Missing parts have default values.
  private mutating func layer() throws -> LayerEffect {
    try expect("opacity")
    var layer = LayerEffect(opacity: Double(try number("An opacity")))
    layer.isIsolated = skip("isolated")
    if skip("blend") { layer.blendMode = try choice("A blend mode", BlendMode.allModes) { "\($0)" } }
    if skip("blur") {
      layer.blurRadius = try number("A blur radius")
      layer.isBlurOpaque = skip("opaque")
    }
    if skip("colors") {
      layer.colorMatrix = ColorMatrix(red: try row(), green: try row(), blue: try row(), opacity: try row())
    }
    if skip("threshold") {
      layer.threshold = OpacityThreshold(
        minimum: Double(try number("An opacity")), maximum: Double(try number("An opacity")), color: try color())
    }
    if skip("operation") { layer.operation = try choice("An operation", CompositeOperation.allCases) { $0.rawValue } }
    while true {
      let isInner = skip("inner")
      guard isInner || skip("drop") else { break }
      layer.shapeShadows.append(ShapeShadow(try shadow(), isInner: isInner))
    }
    if skip("shadow") { layer.shadow = try shadow() }
    return layer
  }

  /// Parses the radius, offset and colour of a shadow.
  private mutating func shadow() throws -> ShadowEffect {
    let radius = try number("A shadow radius")
    let offset = try point()
    return ShadowEffect(color: try color(), radius: radius, x: offset.x, y: offset.y)
  }
}

extension BlendMode {
  /// All modes, in the order of the documentation.
  package static let allModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
    .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]
}

extension DisplayList {
  /// An error in the text representation of a display list.
  package struct DumpError: Error, Equatable, CustomStringConvertible {
    /// The line number, starting at 1.
    package let line: Int
    /// A sentence that describes the actual and the expected text.
    package let problem: String

    package var description: String {
      "Line \(line) of the display list: \(problem)"
    }
  }
}
