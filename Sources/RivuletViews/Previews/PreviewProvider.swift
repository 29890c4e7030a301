public import RivuletCore

/// A type that offers previews of views (B13.01).
///
/// Each element of `previews` is a preview of its own, with the settings that preview modifiers on it make.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the views to show.
  associatedtype Previews: View

  /// The views to show, made each time they are shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform that the previews are meant for; nil for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }

  @MainActor @preconcurrency public static var _previews: Any { previews }
  @MainActor @preconcurrency public static var _platform: PreviewPlatform? { platform }
}

/// What `PreviewProvider` looks like to those who do not know its views' type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol _PreviewProvider {
  @MainActor @preconcurrency static var _previews: Any { get }
  @MainActor @preconcurrency static var _platform: PreviewPlatform? { get }
}
