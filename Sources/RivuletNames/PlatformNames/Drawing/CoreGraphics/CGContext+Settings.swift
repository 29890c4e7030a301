public import Foundation
public import RivuletDrawing
import RivuletElements

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }

  /// Sets the fill colour from components in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a shade of grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }

  /// Sets the stroke colour from components in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a shade of grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// Sets the maximum length of a mitre join, in multiples of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the dash pattern of lines. With an empty array, lines are solid.
  ///
  /// - Parameters:
  ///   - phase: The distance into the dash pattern at which a line starts.
  ///   - lengths: The alternating lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.dashPhase, state.line.dash) = (phase, lengths) }

  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the blend mode of subsequent drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.graphics.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue) }

  /// Sets a shadow for subsequent drawing, in black with an opacity of one third. The transform does not affect the offset.
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3)) }

  /// Sets a shadow for subsequent drawing, or removes it if the colour is nil. The transform does not affect the offset.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points.
  ///   - blur: Twice the standard deviation of the blur.
  ///   - colour: The colour of the shadow; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { color in
      ShadowEffect(
        color: color.resolved.paintColor, radius: max(blur, 0) / 2, x: offset.width, y: state.pointsUp ? -offset.height : offset.height)
    }
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// The interpolation quality for scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
