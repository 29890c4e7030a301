public import RivuletCore

/// A type that provides previews of views (B13.01).
///
/// Each element of `previews` is a separate preview that uses the settings of its own preview modifiers.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the views to show.
  associatedtype Previews: View

  /// The views to preview, created each time they are shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The target platform of the previews, or nil for any platform.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }

  @MainActor @preconcurrency public static var _previews: Any { previews }
  @MainActor @preconcurrency public static var _platform: PreviewPlatform? { platform }
}

/// The type-erased interface of `PreviewProvider`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol _PreviewProvider {
  @MainActor @preconcurrency static var _previews: Any { get }
  @MainActor @preconcurrency static var _platform: PreviewPlatform? { get }
}
