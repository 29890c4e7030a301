/// Declares an entry of the environment, of a transaction, of the container values or of the focused values: attach it to a variable in an
/// extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` (documentation).
///
/// The variable's initial value is the entry's default; it is evaluated at each access. An optional without an initial value is nil. An
/// entry of `FocusedValues` is optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RivuletMacros", type: "EntryMacro")

/// Part of the expansion of `Entry()`: turns the default value of an entry without a type annotation into a getter. Never write it yourself.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "RivuletMacros", type: "EntryDefaultValueMacro")
