import RivuletAnimation

/// Makes `animatableData` of a type's stored variables and lets the type conform to `Animatable` (documentation).
///
/// Constants, variables with accessors and variables with an attribute, `@State` for example, are left out. Mark what cannot be animated with
/// `@AnimatableIgnored`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "RivuletMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `Animatable()` animates (documentation).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "RivuletMacros", type: "AnimatableIgnoredMacro")
