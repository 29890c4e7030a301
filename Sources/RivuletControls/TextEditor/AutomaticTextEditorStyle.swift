public import RivuletCore
import RivuletElements

/// The default style, which depends on the editor's context.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EditorBody(source: configuration.source) }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style, which depends on the editor's context.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
