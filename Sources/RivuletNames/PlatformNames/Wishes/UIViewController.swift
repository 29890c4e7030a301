public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A screen's controller, under its UIKit name, for code that passes controllers around. It shows nothing here, as screens are views.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title of the screen. It has no effect here.
  open var title: String?
  /// The preferred size. It has no effect here.
  open var preferredContentSize = CGSize.zero
}

/// A controller for a view, under its UIKit name. It shows nothing here, as an app's scenes show views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view of the controller.
  open var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns the size of the view under a proposal, or zero without a host.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ImageRenderer(content: rootView).size(proposing: ProposedViewSize(size))
  }
}
