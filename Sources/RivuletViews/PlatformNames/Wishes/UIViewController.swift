public import Foundation
public import RivuletCore

/// A controller of a screen under its name in UIKit, for code that hands one on. Screens are views here: it shows nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title of its screen. It changes nothing here.
  open var title: String?
  /// The size that it wants. It changes nothing here.
  open var preferredContentSize = CGSize.zero
}

/// A controller that would show a view, under its name in UIKit. Nothing shows it here: the scenes of an app show views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// The size of the view where a size is proposed; zero where no host runs.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ImageRenderer(content: rootView).size(proposing: ProposedViewSize(size))
  }
}
