import RivuletCore

/// A navigation stack, as seen by the window bar.
@MainActor
protocol BarSource: AnyObject {
  /// The scope in which the stack was created.
  var scope: Scope { get }
  /// The bar settings of the top screen; nil before there is a screen. The running rule depends on them.
  var barValues: NavigationBarValues? { get }
  /// The bar settings of the screen below the top one; nil for the root. The running rule depends on them.
  var barValuesBelow: NavigationBarValues? { get }
  /// True if there is a screen to go back to and the top screen does not hide its back button. The running rule depends on it.
  var canGoBack: Bool { get }
  /// The value of `canGoBack`, read without a dependency.
  var canGoBackNow: Bool { get }

  /// Pops the top screen.
  func goBack()
}
