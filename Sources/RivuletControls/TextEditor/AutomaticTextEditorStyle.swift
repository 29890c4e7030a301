public import RivuletCore
import RivuletElements

/// A style that depends on the context of the editor.
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
  /// A style that depends on the context of the editor.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
