import Observation
import SwiftUI
import UIKit

/// An image of a preview in one variant.
@MainActor @Observable
final class CanvasModel: Identifiable {
  let id: Int
  private(set) var caption: String
  private(set) var variant: ViewerVariant
  /// The newest frame, or nil before the first one.
  private(set) var picture: UIImage?
  /// The size in points.
  private(set) var size = CGSize.zero
  /// The file of the newest frame.
  private(set) var file: String?

  init(id: Int, caption: String, variant: ViewerVariant) {
    (self.id, self.caption, self.variant) = (id, caption, variant)
  }

  /// Switches to another variant. The current image remains until the next one arrives.
  func change(to variant: ViewerVariant, caption: String) { (self.variant, self.caption) = (variant, caption) }

  /// Shows a frame. Keeps the current image if the frame's file no longer exists.
  func show(_ message: ViewerMessage) {
    guard let file = message.file, let width = message.width, let height = message.height, let scale = message.scale, scale > 0,
      let pixels = UIImage(contentsOfFile: file)
    else { return }
    picture = pixels
    self.file = file
    size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }
}
