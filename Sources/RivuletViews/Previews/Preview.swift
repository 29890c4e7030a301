public import RivuletCore

/// One or more previews that a `#Preview` declares (B13.01).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public struct Preview {
  /// The traits that previews of views can have.
  public struct ViewTraits: Sendable {
    var settings = PreviewSettings()
  }

  /// What a list of previews shows; nil for the place of the declaration.
  package let name: String?
  /// What the traits say, the later ones counting.
  package let settings: PreviewSettings
  /// Makes the views to show, one for each preview.
  package let views: [@MainActor () -> any View]

  /// A preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    settings = Self.settings(of: traits)
    views = [body]
  }

  /// A group of previews, one for each argument.
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
