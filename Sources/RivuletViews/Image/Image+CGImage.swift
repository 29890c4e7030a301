public import Foundation
import RivuletCore
import RivuletGeometry

extension Image {
  /// The turn of a picture before it is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 2
    case down = 6
    case downMirrored = 4
    case left = 1
    case leftMirrored = 3
    case right = 7
    case rightMirrored = 5
  }

  /// A picture of pixels, with what a screen reader says.
  ///
  /// - Parameter scale: How many pixels make a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale: scale, orientation: orientation, label: .text(label))
  }

  /// A picture of pixels that a screen reader passes over.
  ///
  /// - Parameter scale: How many pixels make a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale: scale, orientation: orientation, label: .decorative)
  }

  init(_ picture: CGImage, scale: CGFloat, orientation: Orientation, label: Label) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let loaded = Loaded(file: picture.file, size: size)
    guard orientation != .up else {
      self.init(loaded, label: label)
      return
    }
    let turned = orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    let upright = Image(loaded)
    self.init(
      ImageDrawing(size: turned, isOpaque: false) { context in
        context.translateBy(x: turned.width / 2, y: turned.height / 2)
        if orientation.isMirrored { context.scaleBy(x: -1, y: 1) }
        context.rotate(by: .degrees(orientation.degrees))
        context.draw(upright, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      }, label: label)
  }
}

extension Image.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }

  /// Whether left and right change places after the turn.
  fileprivate var isMirrored: Bool {
    switch self {
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    case .up, .down, .left, .right: false
    }
  }

  /// The turn with the clock.
  fileprivate var degrees: Double {
    switch self {
    case .up, .upMirrored: 0
    case .down, .downMirrored: 180
    case .right, .leftMirrored: 90
    case .left, .rightMirrored: -90
    }
  }
}
