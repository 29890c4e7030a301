public import RivuletCore

/// Declares a preview of a view (B13.01).
///
/// - Parameters:
///   - name: The name in a list of previews, which shows the line number if the name is nil.
///   - body: A closure that creates the view each time the preview is shown.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits such as an orientation or a size (B13.01).
///
/// - Parameters:
///   - name: The name in a list of previews, which shows the line number if the name is nil.
///   - traits: The first trait.
///   - additionalTraits: Additional traits. A later trait overrides an earlier trait of the same kind.
///   - body: A closure that creates the view each time the preview is shown.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

/// Declares a group of previews, one per argument (documentation).
///
/// - Parameters:
///   - name: The name in a list of previews, which shows the line number if the name is nil.
///   - traits: The traits that apply to all previews in the group.
///   - arguments: The arguments for `body`, one per preview.
///   - body: A closure that creates the view for an argument each time that preview is shown.
@available(iOS 26.0, macOS 27.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

/// Marks a variable at the top level of a `#Preview` body as a property of a generated wrapper view, so that dynamic properties such as
/// `State` work in previews (documentation). Using the macro anywhere else is an error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "RivuletMacros", type: "PreviewableMacro")
