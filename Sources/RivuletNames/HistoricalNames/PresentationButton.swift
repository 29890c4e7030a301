import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A button that presents a view. Later betas of 2019 removed this type.
@available(*, unavailable, message: "The betas of 2019 lost this name. Use Button and sheet(isPresented:onDismiss:content:).")
public struct PresentationButton<Label: View, Destination: View>: View {
  public init(_ label: Label, destination: Destination, onTrigger: (() -> Void)? = nil) {}

  public init(destination: Destination, onTrigger: (() -> Void)? = nil, @ViewBuilder label: () -> Label) {}

  public var body: Never { fatalError("PresentationButton has no body.") }
}
