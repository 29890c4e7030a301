import RivuletElements
import RivuletControls

/// Declares an entry in the environment values, a transaction, the container values, or the focused values. Attach the macro to a variable
/// in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`, or `FocusedValues` (documentation).
///
/// The variable's initial value is the entry's default, which is evaluated on each access. The default of an optional without an initial
/// value is nil. An entry in `FocusedValues` is optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RivuletMacros", type: "EntryMacro")

/// A part of the expansion of `Entry()` that turns the default value of an entry without a type annotation into a getter. Do not use this
/// macro directly.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "RivuletMacros", type: "EntryDefaultValueMacro")
