import RivuletAnimation

/// Synthesizes `animatableData` from the stored variables of a type, and conforms the type to `Animatable` (documentation).
///
/// The macro excludes constants, variables with accessors, and variables with an attribute such as `@State`. Mark variables that can't be
/// animated with `@AnimatableIgnored`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "RivuletMacros", type: "AnimatableMacro")

/// Excludes a variable from the animatable data that `Animatable()` synthesizes (documentation).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "RivuletMacros", type: "AnimatableIgnoredMacro")
