package import Foundation

/// A reason why a crossed box is drawn instead of an image.
package enum ImageProblem: Error, Hashable, Sendable {
  /// The file can't be opened.
  case closed
  /// The file has too many bytes.
  case fileTooLarge(bytes: Int)
  /// The image has too many pixels, or a side that is too long.
  case tooLarge(CGSize)
  /// The file's format is unknown, or the file is damaged.
  case unreadable
  /// The decoder ran out of time or memory, or crashed.
  case exhausted
  /// No decoder is available.
  case unavailable

  /// Returns a sentence that describes the problem and gives advice.
  package func sentence(_ path: String) -> String {
    "The image \(path) \(reason); a crossed box is drawn instead. \(advice)"
  }

  private var reason: String {
    switch self {
    case .closed: "cannot be opened"
    case .fileTooLarge(let bytes):
      "has \(Self.millions(bytes)) million bytes, and \(Self.millions(ImageLimits.fileBytes)) million is the limit"
    case .tooLarge(let size):
      "has \(Self.length(size.width))×\(Self.length(size.height)) pixels, and \(Self.millions(ImageLimits.pixels)) million is the limit, with "
        + "\(RasterSurface.sideLimit) on a side"
    case .unreadable: "cannot be read"
    case .exhausted:
      "crashes its decoder, or needs more than \(ImageLimits.usual.seconds) seconds or \(Self.millions(ImageLimits.usual.memoryBytes)) "
        + "million bytes"
    case .unavailable: "cannot be decoded, because the program's decoder process is not running"
    }
  }

  private var advice: String {
    switch self {
    case .closed: "Check its permissions."
    case .fileTooLarge, .tooLarge: "Make it smaller."
    case .unreadable: "Save it as PNG, JPEG, GIF or SVG."
    case .exhausted: "Save it as PNG, or make it simpler."
    case .unavailable: "Let the program keep the descriptors and the process that it starts with."
    }
  }

  /// Returns the number in millions, rounded up so that a number above a limit never looks equal to the limit.
  private static func millions(_ count: Int) -> Int { (count + 999_999) / 1_000_000 }

  private static func length(_ length: CGFloat) -> Int { Int(min(length, 1e15).rounded()) }
}
