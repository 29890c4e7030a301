package import RivuletCore

/// The look that a closed style, which only the library creates, gives to its controls.
///
/// The look is a value in the environment, because one view with its state shows each of the looks.
package protocol StyleLook: EnvironmentKey where Value == Self {
  /// Creates the automatic look.
  init()
}

extension StyleLook {
  public static var defaultValue: Self { Self() }
}
