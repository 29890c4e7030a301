public import RivuletCore

extension View {
  /// Makes this view a focus section for remotes. The Tab key follows the order of views and leaves a view only after visiting everything
  /// in it.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func focusSection() -> some View { self }
}
