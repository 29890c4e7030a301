package import RivuletCore

/// The look of controls in a closed style, which only the library can create.
///
/// The look is a value in the environment, because a single view shows all looks and keeps its state.
package protocol StyleLook: EnvironmentKey where Value == Self {
  /// Creates the automatic look.
  init()
}

extension StyleLook {
  public static var defaultValue: Self { Self() }
}
