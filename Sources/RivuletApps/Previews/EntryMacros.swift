import RivuletElements
import RivuletControls

/// Declares an entry of the environment, a transaction, the container values or the focused values. Attach it to a variable in an extension
/// of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` (documentation).
///
/// The initial value of the variable is the entry's default, and each access evaluates it. An optional without an initial value is nil. An
/// entry of `FocusedValues` is optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RivuletMacros", type: "EntryMacro")

/// Part of the expansion of `Entry()`: turns the default value of an entry without a type annotation into a getter. Don't use it directly.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "RivuletMacros", type: "EntryDefaultValueMacro")
