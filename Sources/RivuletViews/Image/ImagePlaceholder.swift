import Foundation
import RivuletCore
import RivuletDrawing

/// What is drawn in the place of an image.
struct ImagePlaceholder: Equatable {
  let color: PaintColor
  let cornerRadius: CGFloat

  /// Of an image that is not to be seen: in a pale shade of the foreground, with round corners.
  @MainActor static func redacted(in environment: EnvironmentValues) -> ImagePlaceholder {
    ImagePlaceholder(
      color: RedactedLook.color(ForegroundStyle().resolved(in: environment).flatColor), cornerRadius: RedactedLook.cornerRadius)
  }

  /// Of an image that is still loaded.
  @MainActor static func loading(in environment: EnvironmentValues) -> ImagePlaceholder {
    ImagePlaceholder(color: SystemColor.quaternary.paintColor(environment.colorScheme, environment.idiom), cornerRadius: 0)
  }

  /// What is drawn in a rectangle.
  func item(in rect: CGRect) -> DrawingItem {
    .fill(Path(roundedRect: rect, cornerRadius: cornerRadius), .color(color), FillStyle())
  }
}
