import Foundation
import RivuletCore
import RivuletDrawing
import RivuletLooks

/// A filled rectangle that replaces an image.
struct ImagePlaceholder: Equatable {
  let color: PaintColor
  let cornerRadius: CGFloat

  /// Returns the placeholder of a redacted image: a pale shade of the foreground, with rounded corners.
  @MainActor static func redacted(in environment: EnvironmentValues) -> ImagePlaceholder {
    ImagePlaceholder(
      color: RedactedLook.color(ForegroundStyle().resolved(in: environment).flatColor), cornerRadius: RedactedLook.cornerRadius)
  }

  /// Returns the placeholder of an image that is loading.
  @MainActor static func loading(in environment: EnvironmentValues) -> ImagePlaceholder {
    ImagePlaceholder(color: SystemColor.quaternary.paintColor(environment.colorScheme, environment.looks), cornerRadius: 0)
  }

  /// Returns the drawing item for a rectangle.
  func item(in rect: CGRect) -> DrawingItem {
    .fill(Path(roundedRect: rect, cornerRadius: cornerRadius), .color(color), FillStyle())
  }
}
