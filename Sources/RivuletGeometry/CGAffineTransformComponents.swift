public import Foundation

/// The components of a transform, in the order of application: scale, shear, rotation, translation.
@frozen public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The scale factors of the two axes.
  public var scale: CGSize
  /// The horizontal displacement for each unit of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  /// The translation, applied last.
  public var translation: CGVector

  /// Creates the components of the identity transform.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components with the given values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform from its components.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let turn = CGAffineTransform(rotationAngle: components.rotation)
    let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(turn).concatenating(move)
  }

  /// Decomposes the transform. A mirrored transform has a negative vertical scale; a collapsed transform has no shear (our choice).
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      let scale = CGSize(width: 0, height: hypot(c, d))
      return CGAffineTransformComponents(scale: scale, horizontalShear: 0, rotation: atan2(-c, d), translation: translation)
    }
    let height = (a * d - b * c) / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(b, a),
      translation: translation)
  }
}
