public import Foundation
import RivuletCore

extension Image {
  /// The orientation of an image's pixels.
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

  /// Creates an image from pixels, with a label for screen readers.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation in which the pixels are shown.
  ///   - label: The label for screen readers.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale: scale, orientation: orientation, label: .text(label))
  }

  /// Creates a decorative image from pixels. Screen readers ignore the image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation in which the pixels are shown.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale: scale, orientation: orientation, label: .decorative)
  }

  package init(_ picture: CGImage, scale: CGFloat, orientation: Orientation, label: Image.Label) {
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
  /// A Boolean value that indicates whether width and height are swapped.
  package var swapsSides: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }

  /// A Boolean value that indicates whether left and right are swapped after the rotation.
  fileprivate var isMirrored: Bool {
    switch self {
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    case .up, .down, .left, .right: false
    }
  }

  /// The clockwise rotation, in degrees.
  fileprivate var degrees: Double {
    switch self {
    case .up, .upMirrored: 0
    case .down, .downMirrored: 180
    case .right, .leftMirrored: 90
    case .left, .rightMirrored: -90
    }
  }
}
