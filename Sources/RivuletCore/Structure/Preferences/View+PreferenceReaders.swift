public import RivuletGeometry

/// Creates views from a preference and shows them in front of the modified view.
struct OverlayPreferenceModifier<Key: PreferenceKey, Secondary: View> {
  let alignment: Alignment
  let transform: (Key.Value) -> Secondary
}

extension OverlayPreferenceModifier: PreferenceReaderModifier {
  typealias Body = Never

  static var isInFront: Bool { true }
}

/// Creates views from a preference and shows them behind the modified view.
struct BackgroundPreferenceModifier<Key: PreferenceKey, Secondary: View> {
  let alignment: Alignment
  let transform: (Key.Value) -> Secondary
}

extension BackgroundPreferenceModifier: PreferenceReaderModifier {
  typealias Body = Never

  static var isInFront: Bool { false }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Creates a view from this view's preference value and shows it in front of this view. The created view receives this view's size as its
  /// proposal (B9.16).
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(OverlayPreferenceModifier<Key, T>(alignment: .center, transform: transform))
  }

  /// Creates a view from this view's preference value and shows it behind this view. The created view receives this view's size as its
  /// proposal (B9.16).
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(BackgroundPreferenceModifier<Key, T>(alignment: .center, transform: transform))
  }

  /// Creates views from this view's preference value and shows them in front of this view. The created views receive this view's size as
  /// their proposal (B9.16).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(OverlayPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }

  /// Creates views from this view's preference value and shows them behind this view. The created views receive this view's size as their
  /// proposal (B9.16).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(BackgroundPreferenceModifier<K, V>(alignment: alignment, transform: transform))
  }
}
