public import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens

/// A UIKit view, for code that sets the appearance of system interfaces. It has no effect on Linux, which a runtime note reports once.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Returns the appearance proxy for all instances.
  open class func appearance() -> Self { proxy(Self.self) }

  /// Returns the appearance proxy for the instances in certain containers.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { proxy(Self.self) }

  public required override nonisolated init() { super.init() }

  private static func proxy<Part: UIView>(_ type: Part.Type) -> Part {
    IssueSink.noteOnce(
      "\(type).appearance() changes nothing on Linux. Use modifiers of views: tint, toolbarBackground, scrollContentBackground, listRowBackground."
    )
    return type.init()
  }

  /// This property has no effect.
  open var backgroundColor: UIColor?
  /// This property has no effect.
  open var tintColor: UIColor! = .tintColor
  /// This property has no effect.
  open var alpha: CGFloat = 1
  /// This property has no effect.
  open var isHidden = false
  /// This property has no effect.
  open var isUserInteractionEnabled = true
  /// This property has no effect.
  open var clipsToBounds = false
}

/// A tab bar, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
  /// This property has no effect.
  open var unselectedItemTintColor: UIColor?
  /// This property has no effect.
  open var isTranslucent = true
  /// This property has no effect.
  open var backgroundImage: UIImage?
  /// This property has no effect.
  open var shadowImage: UIImage?
  /// This property has no effect.
  open var standardAppearance = UITabBarAppearance()
  /// This property has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A navigation bar, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
  /// This property has no effect.
  open var isTranslucent = true
  /// This property has no effect.
  open var prefersLargeTitles = false
  /// This property has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// This property has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// This property has no effect.
  open var shadowImage: UIImage?
  /// This property has no effect.
  open var backIndicatorImage: UIImage?
  /// This property has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// This property has no effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// This property has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// This property has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Does nothing on Linux.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A toolbar, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
  /// This property has no effect.
  open var isTranslucent = true
}

/// The placement of a bar, named as in UIKit.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// A scroll view, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The way in which scrolling dismisses the onscreen keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// This property has no effect.
  open var bounces = true
  /// This property has no effect.
  open var isPagingEnabled = false
  /// This property has no effect.
  open var isScrollEnabled = true
  /// This property has no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// This property has no effect.
  open var showsVerticalScrollIndicator = true
  /// This property has no effect.
  open var showsHorizontalScrollIndicator = true
}

/// A list, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// This property has no effect.
  open var separatorStyle = SeparatorStyle.singleLine
  /// This property has no effect.
  open var separatorColor: UIColor?
  /// This property has no effect.
  open var separatorInset = UIEdgeInsets.zero
  /// This property has no effect.
  open var tableFooterView: UIView?
  /// This property has no effect.
  open var tableHeaderView: UIView?
  /// This property has no effect.
  open var allowsSelection = true
  /// This property has no effect.
  open var contentInset = UIEdgeInsets.zero
  /// This property has no effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// This property has no effect.
  open var sectionFooterHeight: CGFloat = 0
  /// This property has no effect.
  open var rowHeight: CGFloat = -1
}

/// A row, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// This property has no effect.
  open var selectionStyle = SelectionStyle.default
  /// This property has no effect.
  open var selectedBackgroundView: UIView?
}

/// A header or a footer, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A grid, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A text editor, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// This property has no effect.
  open var textContainerInset = UIEdgeInsets.zero
}

/// A text field, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// The condition under which a button in a text field is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// This property has no effect.
  open var clearButtonMode = ViewMode.never
}

/// A label, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// This property has no effect.
  open var adjustsFontSizeToFitWidth = false
}

/// A segmented control, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// This property has no effect.
  open var selectedSegmentTintColor: UIColor?

  /// Does nothing on Linux.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// A control, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}

/// A page control, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// This property has no effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// This property has no effect.
  open var pageIndicatorTintColor: UIColor?
}

/// A slider, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// This property has no effect.
  open var minimumTrackTintColor: UIColor?
  /// This property has no effect.
  open var maximumTrackTintColor: UIColor?
  /// This property has no effect.
  open var thumbTintColor: UIColor?

  /// Does nothing on Linux.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A switch, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// This property has no effect.
  open var onTintColor: UIColor?
  /// This property has no effect.
  open var thumbTintColor: UIColor?
}

/// A search field, named as in UIKit, for code that sets its appearance.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
}
