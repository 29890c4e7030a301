public import RivuletAnimation
import RivuletCore
package import RivuletDrawing

extension Color {
  /// A fixed colour with linear sRGB components, which may lie outside 0…1.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @frozen public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// Red before gamma encoding.
    public var linearRed: Float
    /// Green before gamma encoding.
    public var linearGreen: Float
    /// Blue before gamma encoding.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from components in a colour space.
    public nonisolated init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(
        ColorComponents(space: colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
          .paintColor)
    }

    package nonisolated init(_ color: PaintColor) {
      linearRed = color.red
      linearGreen = color.green
      linearBlue = color.blue
      opacity = color.opacity
    }

    package var paintColor: PaintColor {
      PaintColor(linearRed: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity)
    }
  }
}

extension Color.Resolved {
  /// Gamma-encoded red.
  public var red: Float {
    get { PaintColor.encoded(linearRed) }
    set { linearRed = PaintColor.linear(newValue) }
  }

  /// Gamma-encoded green.
  public var green: Float {
    get { PaintColor.encoded(linearGreen) }
    set { linearGreen = PaintColor.linear(newValue) }
  }

  /// Gamma-encoded blue.
  public var blue: Float {
    get { PaintColor.encoded(linearBlue) }
    set { linearBlue = PaintColor.linear(newValue) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { paintColor.fullHex }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The linear components and the opacity.
  public var animatableData: AnimatableData {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
