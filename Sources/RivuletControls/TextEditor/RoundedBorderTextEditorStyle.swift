public import RivuletCore
import RivuletElements

/// A style that shows a rounded border.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    EditorBody(source: configuration.source).scrollContentBackground(.hidden).background { FieldGround(border: .rounded) }
  }
}

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style that shows a rounded border.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
