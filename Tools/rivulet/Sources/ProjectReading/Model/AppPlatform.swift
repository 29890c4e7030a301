/// A platform of Apple's that a target is made for.
public enum AppPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// The platform for a name that `SDKROOT` or `SUPPORTED_PLATFORMS` has, such as `iphoneos`; nil for an unknown one.
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
