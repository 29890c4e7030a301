public import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens

/// A part of the system's interface, under its UIKit name, for code that sets its appearance everywhere. It has no effect here, and a
/// runtime note says so once.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Returns the appearance of all instances.
  open class func appearance() -> Self { proxy(Self.self) }

  /// Returns the appearance of all instances in some containers.
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

/// A tab bar, under its UIKit name, for code that sets its appearance.
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

/// A navigation bar, under its UIKit name, for code that sets its appearance.
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

  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A toolbar, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
  /// This property has no effect.
  open var isTranslucent = true
}

/// The placement of a bar, under its UIKit name.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// A scroll view, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The way in which scrolling hides the onscreen keyboard.
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

/// A list, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the lines between rows.
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

/// A row, under its UIKit name, for code that sets its appearance.
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

/// A header or a footer, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A grid, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A text editor, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// This property has no effect.
  open var textContainerInset = UIEdgeInsets.zero
}

/// A text field, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// The visibility of a button in a text field.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// This property has no effect.
  open var clearButtonMode = ViewMode.never
}

/// A label, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// This property has no effect.
  open var adjustsFontSizeToFitWidth = false
}

/// A segmented control, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// This property has no effect.
  open var selectedSegmentTintColor: UIColor?

  /// Does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// A control, under its UIKit name, for code that sets its appearance.
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

/// A page control, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// This property has no effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// This property has no effect.
  open var pageIndicatorTintColor: UIColor?
}

/// A slider, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// This property has no effect.
  open var minimumTrackTintColor: UIColor?
  /// This property has no effect.
  open var maximumTrackTintColor: UIColor?
  /// This property has no effect.
  open var thumbTintColor: UIColor?

  /// Does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A switch, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// This property has no effect.
  open var onTintColor: UIColor?
  /// This property has no effect.
  open var thumbTintColor: UIColor?
}

/// A search field, under its UIKit name, for code that sets its appearance.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// This property has no effect.
  open var barTintColor: UIColor?
}
