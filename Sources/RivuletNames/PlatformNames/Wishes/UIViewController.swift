public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A UIKit-compatible view controller, for code that passes controllers around. It shows nothing on Linux, where screens are views.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title of the screen. It has no effect on Linux.
  open var title: String?
  /// The preferred size. It has no effect on Linux.
  open var preferredContentSize = CGSize.zero
}

/// A UIKit-compatible controller that hosts a view. It shows nothing on Linux, where an app's scenes show views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The hosted view.
  open var rootView: Content

  /// Creates a controller that hosts a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns the size of the view for a proposal; zero if there is no host.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ImageRenderer(content: rootView).size(proposing: ProposedViewSize(size))
  }
}
