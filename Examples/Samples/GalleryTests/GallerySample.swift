import Foundation
import RivuletTesting
import SwiftUI

/// A view of the gallery.
@MainActor
struct GallerySample {
  /// The name of the view's type, and of its file.
  let name: String
  let title: String
  /// The size of the pictures, in points.
  let size: CGSize
  /// The labels of the controls that are pressed before the picture is drawn.
  let taps: [String]
  private let view: () -> AnyView

  init(_ name: String, _ title: String, width: CGFloat, height: CGFloat, taps: [String] = [], view: @escaping () -> some View) {
    (self.name, self.title, self.taps) = (name, title, taps)
    size = CGSize(width: width, height: height)
    self.view = { AnyView(view()) }
  }

  /// Returns the view on the background of a window, with all presses done.
  func harness(_ idiom: Idiom, _ scheme: ColorScheme) async throws -> ViewHarness {
    let harness = ViewHarness(view(), size: size, idiom: idiom, textMeasurer: SystemFontMeasurer()) { $0.colorScheme = scheme }
    await harness.settle()
    for label in taps {
      try await harness.tap(label)
      await harness.advance(by: 1)
    }
    return harness
  }
}

extension GallerySample {
  static let all = [
    GallerySample("Buttons", "Button", width: 240, height: 200) { Buttons() },
    GallerySample("Toggles", "Toggle", width: 260, height: 120) { Toggles() },
    GallerySample("Sliders", "Slider", width: 300, height: 120) { Sliders() },
    GallerySample("Steppers", "Stepper", width: 300, height: 120) { Steppers() },
    GallerySample("Pickers", "Picker", width: 320, height: 120) { Pickers() },
    GallerySample("DatePickers", "DatePicker", width: 360, height: 430) { DatePickers() },
    GallerySample("TextFields", "TextField and SecureField", width: 260, height: 110) { TextFields() },
    GallerySample("Labels", "Label", width: 220, height: 130) { Labels() },
    GallerySample("ProgressViews", "ProgressView", width: 260, height: 120) { ProgressViews() },
    GallerySample("Gauges", "Gauge", width: 320, height: 120) { Gauges() },
    GallerySample("Lists", "List and Section", width: 320, height: 330) { Lists() },
    GallerySample("Forms", "Form", width: 340, height: 270) { Forms() },
    GallerySample("Groups", "GroupBox and DisclosureGroup", width: 280, height: 190) { Groups() },
    GallerySample("ControlGroups", "ControlGroup", width: 320, height: 90) { ControlGroups() },
    GallerySample("Menus", "Menu", width: 320, height: 260, taps: ["Actions"]) { Menus() },
    GallerySample("Alerts", "Alert", width: 390, height: 300, taps: ["Empty Trash"]) { Alerts() },
    GallerySample("Navigation", "NavigationStack", width: 390, height: 330) { Navigation() },
    GallerySample("Tabs", "TabView", width: 390, height: 260) { Tabs() },
    GallerySample("Unavailable", "ContentUnavailableView", width: 320, height: 220) { Unavailable() },
    GallerySample("Tables", "Grid", width: 220, height: 150) { Tables() },
    GallerySample("Shapes", "Shapes and gradients", width: 320, height: 110) { Shapes() },
    GallerySample("Materials", "Materials", width: 260, height: 140) { Materials() },
    GallerySample("Symbols", "Symbols", width: 280, height: 90) { Symbols() },
  ]
}
