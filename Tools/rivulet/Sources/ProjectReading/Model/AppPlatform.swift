/// An Apple platform for which a target is built.
public enum AppPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// Creates the platform for a name in `SDKROOT` or `SUPPORTED_PLATFORMS`, such as `iphoneos`. Fails if the name is unknown.
  init?(sdk: String) {
    let name = sdk.lowercased()
    switch name {
    case _ where name.hasPrefix("iphone"): self = .iOS
    case _ where name.hasPrefix("macosx"): self = .macOS
    case _ where name.hasPrefix("watch"): self = .watchOS
    case _ where name.hasPrefix("appletv"): self = .tvOS
    case _ where name.hasPrefix("xr"): self = .visionOS
    default: return nil
    }
  }
}
