import Foundation
import RivuletGeometry

extension DumpReader {
  /// Parses the rest of a line that starts with `fill`.
  mutating func fill() throws -> DisplayList.Command {
    let origin = try point()
    let isEvenOdd = skip("evenOdd")
    let isAliased = skip("aliased")
    let path = try path()
    return .draw(.fill(path, try paint(), FillStyle(eoFill: isEvenOdd, antialiased: !isAliased)), at: origin)
  }

  /// Parses the rest of a line that starts with `stroke`.
  mutating func stroke() throws -> DisplayList.Command {
    let origin = try point()
    try expect("width")
    var style = StrokeStyle(lineWidth: try number("A line width"))
    try expect("cap")
    style.lineCap = try choice("A line cap", [.butt, .round, .square]) { "\($0)" }
    try expect("join")
    style.lineJoin = try choice("A line join", [.miter, .round, .bevel]) { "\($0)" }
    try expect("limit")
    style.miterLimit = try number("A miter limit")
    if skip("phase") {
      style.dashPhase = try number("A dash phase")
      try expect("dash")
      for _ in 0..<(try count("A number of dashes")) { style.dash.append(try number("A dash length")) }
    }
    let path = try path()
    return .draw(.stroke(path, try paint(), style), at: origin)
  }

  /// Parses the rest of a line that starts with `image`.
  mutating func image() throws -> DisplayList.Command {
    let origin = try point()
    return .draw(.image(try imageItem()), at: origin)
  }

  /// Parses an image and its rectangle.
  private mutating func imageItem() throws -> ImageItem {
    let name = try quoted("A name in quotes")
    var image = ImageItem(name: name, rect: try rect())
    try expect("interpolation")
    image.interpolation = try choice("An interpolation", ImageItem.Interpolation.allCases, \.rawValue)
    try expect("weight")
    image.symbolWeight = try integer("A weight")
    image.isSymbol = skip("symbol")
    image.isMirrored = skip("mirrored")
    if skip("bundle") { image.bundlePath = try quoted("A path in quotes") }
    if skip("tint") { image.tint = try color() }
    if skip("second") { image.secondaryTint = try color() }
    return image
  }

  /// Parses a colour, a gradient, a mesh, tiles or a backdrop.
  private mutating func paint() throws -> Paint {
    if skip("color") { return .color(try color()) }
    if skip("mesh") { return .mesh(try mesh()) }
    if skip("tiles") {
      let tile = try rect()
      try expect("opacity")
      let opacity = Double(try number("An opacity"))
      return .tiles(TilePaint(image: try imageItem(), tile: tile, opacity: opacity))
    }
    if skip("backdrop") {
      let radius = try number("A blur radius")
      let (saturation, opacity) = (Double(try number("A saturation")), Double(try number("An opacity")))
      return .backdrop(BackdropPaint(blurRadius: radius, saturation: saturation, tint: try color(), opacity: opacity))
    }
    let geometry: GradientPaint.Geometry
    switch try word("A paint") {
    case "linear":
      geometry = .linear(from: try point(), to: try point())
    case "radial":
      geometry = .radial(
        center: try point(), startRadius: try number("A radius"), endRadius: try number("A radius"), verticalScale: try number("A scale"))
    case "angular":
      let center = try point()
      let from = Angle(radians: Double(try number("An angle")))
      geometry = .angular(center: center, from: from, to: Angle(radians: Double(try number("An angle"))))
    case let word: throw failure("\(word) is no paint.")
    }
    var gradient = GradientPaint(stops: [], geometry: geometry, isPerceptual: skip("perceptual"))
    try expect("stops")
    for _ in 0..<(try count("A number of stops")) {
      let location = try number("A location")
      gradient.stops.append(GradientPaint.Stop(color: try color(), location: location))
    }
    return .gradient(gradient)
  }

  /// Parses the rest of a mesh.
  private mutating func mesh() throws -> MeshPaint {
    let (columns, rows) = (try count("A number of columns"), try count("A number of rows"))
    var mesh = MeshPaint(columns: columns, rows: rows, points: [], colors: [], background: .clear)
    mesh.isSmooth = skip("smooth")
    mesh.isPerceptual = skip("perceptual")
    mesh.background = try color()
    for _ in 0..<(columns * rows) {
      let position = try point()
      let (leading, top, trailing, bottom) = (try point(), try point(), try point(), try point())
      mesh.points.append(MeshPaint.Point(position: position, leading: leading, top: top, trailing: trailing, bottom: bottom))
      mesh.colors.append(try color())
    }
    return mesh
  }
}
