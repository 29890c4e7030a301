public import RivuletCore

extension View {
  /// Has a remote lead into this view as a whole. Tab follows the order of views, in which a view is left only when all of it was visited.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func focusSection() -> some View { self }
}
