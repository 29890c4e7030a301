import RivuletCore

/// A modifier that sets the foreground of its content; nil for the default foreground.
struct LabelForeground: EnvironmentModifier {
  typealias Body = Never

  let foreground: ForegroundLevels?

  func change(_ environment: inout EnvironmentValues) { environment.foreground = foreground }
}
