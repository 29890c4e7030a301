public import RivuletCore

/// One or more previews declared by a `#Preview` macro (B13.01).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public struct Preview {
  /// The traits that apply to previews of views.
  public struct ViewTraits: Sendable {
    var settings = PreviewSettings()
  }

  /// The name in a list of previews, or nil to show the location of the declaration.
  package let name: String?
  /// The combined settings of the traits, where later traits take precedence.
  package let settings: PreviewSettings
  /// The closures that create the views, one per preview.
  package let views: [@MainActor () -> any View]

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    settings = Self.settings(of: traits)
    views = [body]
  }

  /// Creates a group of previews, one per argument.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    settings = Self.settings(of: traits)
    views = arguments.map { argument in { body(argument) } }
  }

  private static func settings(of traits: [PreviewTrait<Preview.ViewTraits>]) -> PreviewSettings {
    traits.reduce(PreviewSettings()) { $0.overridden(by: $1.value.settings) }
  }
}
