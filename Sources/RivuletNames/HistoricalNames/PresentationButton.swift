import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A button that presents a view. It is not supported.
@available(*, unavailable, message: "Presentations have no room yet; use Button, and show the content with if.")
public struct PresentationButton<Label: View, Destination: View>: View {
  public init(_ label: Label, destination: Destination, onTrigger: (() -> Void)? = nil) {}

  public init(destination: Destination, onTrigger: (() -> Void)? = nil, @ViewBuilder label: () -> Label) {}

  public var body: Never { fatalError("PresentationButton has no body.") }
}
