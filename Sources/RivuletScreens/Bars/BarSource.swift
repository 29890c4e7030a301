import RivuletCore

/// The interface between a navigation stack and the window bar.
@MainActor
protocol BarSource: AnyObject {
  /// The scope in which the stack was created.
  var scope: Scope { get }
  /// The bar settings of the top screen; nil if there is no screen yet. Reading the property makes the running rule depend on the settings.
  var barValues: NavigationBarValues? { get }
  /// The bar settings of the screen below the top screen; nil at the root. Reading the property makes the running rule depend on the
  /// settings.
  var barValuesBelow: NavigationBarValues? { get }
  /// True if the stack can go back and the top screen does not hide its back button. Reading the property makes the running rule depend on
  /// the value.
  var canGoBack: Bool { get }
  /// The value of `canGoBack`, read without a dependency.
  var canGoBackNow: Bool { get }

  /// Pops the top screen.
  func goBack()
}
