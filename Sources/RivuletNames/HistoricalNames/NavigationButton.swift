import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A button that navigates to another view. It is not supported.
@available(*, unavailable, message: "The betas of 2019 lost this name. Use NavigationLink.")
public struct NavigationButton<Label: View, Destination: View>: View {
  public init(destination: Destination, isDetail: Bool = true, onTrigger: @escaping () -> Bool = { true }, @ViewBuilder label: () -> Label)
  {}

  public var body: Never { fatalError("NavigationButton has no body.") }
}
