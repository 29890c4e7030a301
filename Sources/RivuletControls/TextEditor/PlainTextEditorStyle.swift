public import RivuletCore
import RivuletElements

/// A style without decoration.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EditorBody(source: configuration.source) }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
