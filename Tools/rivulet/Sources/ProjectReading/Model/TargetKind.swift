/// The kind of product that a target builds.
public enum TargetKind: Hashable, Sendable {
  case application, commandLineTool, framework, staticLibrary, dynamicLibrary, bundle
  case unitTests, uiTests
  case appExtension, watchApp, watchExtension, messagesApp, appClip, systemExtension, xpcService
  /// A target that doesn't build a product itself, such as an aggregate or an external build system.
  case aggregate
  /// A product type unknown to this reader, with its identifier.
  case other(String)

  /// Creates the kind for a product type identifier, such as `com.apple.product-type.application`.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self =
      switch name {
      case "application": .application
      case "tool": .commandLineTool
      case "framework", "framework.static": .framework
      case "library.static": .staticLibrary
      case "library.dynamic": .dynamicLibrary
      case "bundle": .bundle
      case "bundle.unit-test", "bundle.ocunit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case "application.watchapp", "application.watchapp2", "application.watchapp2-container": .watchApp
      case "watchkit-extension", "watchkit2-extension": .watchExtension
      case "application.messages": .messagesApp
      case "application.on-demand-install-capable": .appClip
      case "system-extension", "driver-extension": .systemExtension
      case "xpc-service": .xpcService
      case _ where name.contains("app-extension") || name.contains("extensionkit-extension"): .appExtension
      default: .other(productType)
      }
  }

  /// A Boolean value that indicates whether an app links the target's code.
  public var isLibrary: Bool { self == .framework || self == .staticLibrary || self == .dynamicLibrary }

  /// A Boolean value that indicates whether the target contains tests.
  public var isTest: Bool { self == .unitTests || self == .uiTests }
}
