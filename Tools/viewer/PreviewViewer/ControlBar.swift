import SwiftUI

/// The controls for the preview's variant and zoom, and for saving images.
struct ControlBar: View {
  @Bindable var model: ViewerModel

  private static let typeSizes = [
    ("Type: Standard", nil), ("Type: Small", "small"), ("Type: Large", "xLarge"), ("Type: Largest", "xxxLarge"),
    ("Type: Accessibility 1", "accessibility1"), ("Type: Accessibility 3", "accessibility3"), ("Type: Accessibility 5", "accessibility5"),
  ]
  private static let locales = [
    ("Language: Default", nil), ("English", "en_US"), ("Deutsch", "de_DE"), ("Français", "fr_FR"), ("Español", "es_ES"), ("日本語", "ja_JP"),
    ("한국어", "ko_KR"), ("العربية", "ar_EG"),
  ]

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        choice("Appearance", $model.variant.scheme, [("Light", "light"), ("Dark", "dark")], default: "light")
        choice("Look", $model.variant.idiom, [("Phone", "phone"), ("Desktop", "desktop")], default: "phone")
        choice("Type size", $model.variant.typeSize, Self.typeSizes)
        choice("Contrast", $model.variant.contrast, [("Contrast: Standard", nil), ("Contrast: Increased", "increased")])
        Spacer(minLength: 0)
      }
      HStack(spacing: 10) {
        choice("Language", $model.variant.locale, Self.locales)
        choice("Direction", $model.variant.direction, [("Direction: Default", nil), ("Left to Right", "ltr"), ("Right to Left", "rtl")])
        Picker("Side by side", selection: $model.variants) {
          ForEach(VariantSet.allCases) { Text($0.rawValue).tag($0) }
        }
        .labelsHidden().fixedSize()
        Slider(value: $model.zoom, in: 0.25...2) { Text("Zoom") }
          .labelsHidden().frame(width: 110)
        Text(model.zoom, format: .percent.precision(.fractionLength(0))).font(.caption).monospacedDigit()
        Spacer(minLength: 0)
        saveButton.disabled(model.canvases.first?.picture == nil)
      }
    }
    .padding(10)
    .fileExporter(
      isPresented: Binding(get: { model.picture != nil }, set: { if !$0 { model.picture = nil } }), document: model.picture,
      contentType: .png,
      defaultFilename: model.pictureName
    ) { model.pictureWasSaved($0) }
    .alert(
      "The image was not saved",
      isPresented: Binding(get: { model.pictureProblem != nil }, set: { if !$0 { model.pictureProblem = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(verbatim: model.pictureProblem ?? "")
    }
  }

  /// A button that saves the only canvas, or a menu that saves one of several canvases.
  @ViewBuilder private var saveButton: some View {
    if model.canvases.count > 1 {
      Menu("Save Image", systemImage: "square.and.arrow.down") {
        ForEach(model.canvases) { canvas in Button("\(canvas.caption)…") { model.requestPicture(of: canvas) } }
      }
      .fixedSize()
    } else {
      Button("Save Image…", systemImage: "square.and.arrow.down") {
        if let canvas = model.canvases.first { model.requestPicture(of: canvas) }
      }
    }
  }

  /// A menu of values, which shows the default for a value that is nil.
  private func choice(
    _ title: String, _ value: Binding<String?>, _ choices: [(String, String?)], default standard: String? = nil
  ) -> some View {
    Picker(title, selection: Binding(get: { value.wrappedValue ?? standard }, set: { value.wrappedValue = $0 })) {
      ForEach(choices, id: \.0) { Text($0.0).tag($0.1) }
    }
    .labelsHidden().fixedSize()
  }
}
