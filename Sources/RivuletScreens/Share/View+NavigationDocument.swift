public import Foundation
public import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the document of the screen. The document has no effect, because bars don't show documents (B18.63).
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document of the screen. The document has no effect, because bars don't show documents (B18.63).
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document of the screen and its preview. Both have no effect, because bars don't show documents (B18.63).
  @available(tvOS, unavailable)
  nonisolated public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>) -> some View { self }

  /// Sets the document of the screen and its preview. Both have no effect, because bars don't show documents (B18.63).
  @available(tvOS, unavailable)
  nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View { self }

  /// Sets the document of the screen and its preview. Both have no effect, because bars don't show documents (B18.63).
  @available(tvOS, unavailable)
  nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View { self }

  /// Sets the document of the screen and its preview. Both have no effect, because bars don't show documents (B18.63).
  @available(tvOS, unavailable)
  nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View { self }
}
