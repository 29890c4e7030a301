import RivuletCore

/// A modifier that sets the foreground of its content. Nil means the default foreground.
package struct LabelForeground: EnvironmentModifier {
  typealias Body = Never

  let foreground: ForegroundLevels?

  package init(foreground: ForegroundLevels?) {
    self.foreground = foreground
  }

  func change(_ environment: inout EnvironmentValues) { environment.foreground = foreground }
}
