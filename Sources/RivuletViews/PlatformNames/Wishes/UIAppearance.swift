public import Foundation
import RivuletCore

/// A part of the system's screens under its name in UIKit, whose look an app sets for all places at once. It changes nothing here: a note says so
/// once.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The look of all.
  open class func appearance() -> Self { proxy(Self.self) }

  /// The look of all inside of others.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { proxy(Self.self) }

  public required override nonisolated init() { super.init() }

  private static func proxy<Part: UIView>(_ type: Part.Type) -> Part {
    IssueSink.noteOnce(
      "\(type).appearance() changes nothing on Linux. Use modifiers of views: tint, toolbarBackground, scrollContentBackground, listRowBackground."
    )
    return type.init()
  }

  /// Changes nothing.
  open var backgroundColor: UIColor?
  /// Changes nothing.
  open var tintColor: UIColor! = .tintColor
  /// Changes nothing.
  open var alpha: CGFloat = 1
  /// Changes nothing.
  open var isHidden = false
  /// Changes nothing.
  open var isUserInteractionEnabled = true
  /// Changes nothing.
  open var clipsToBounds = false
}

/// A bar of tabs under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Changes nothing.
  open var barTintColor: UIColor?
  /// Changes nothing.
  open var unselectedItemTintColor: UIColor?
  /// Changes nothing.
  open var isTranslucent = true
  /// Changes nothing.
  open var backgroundImage: UIImage?
  /// Changes nothing.
  open var shadowImage: UIImage?
  /// Changes nothing.
  open var standardAppearance = UITabBarAppearance()
  /// Changes nothing.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of a screen under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Changes nothing.
  open var barTintColor: UIColor?
  /// Changes nothing.
  open var isTranslucent = true
  /// Changes nothing.
  open var prefersLargeTitles = false
  /// Changes nothing.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Changes nothing.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Changes nothing.
  open var shadowImage: UIImage?
  /// Changes nothing.
  open var backIndicatorImage: UIImage?
  /// Changes nothing.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Changes nothing.
  open var standardAppearance = UINavigationBarAppearance()
  /// Changes nothing.
  open var compactAppearance: UINavigationBarAppearance?
  /// Changes nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Changes nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A bar of tools under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// Changes nothing.
  open var barTintColor: UIColor?
  /// Changes nothing.
  open var isTranslucent = true
}

/// The places of bars under their name in UIKit.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// A scroll view under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The ways in which a scroll hides the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Changes nothing.
  open var bounces = true
  /// Changes nothing.
  open var isPagingEnabled = false
  /// Changes nothing.
  open var isScrollEnabled = true
  /// Changes nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Changes nothing.
  open var showsVerticalScrollIndicator = true
  /// Changes nothing.
  open var showsHorizontalScrollIndicator = true
}

/// A list under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// Changes nothing.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Changes nothing.
  open var separatorColor: UIColor?
  /// Changes nothing.
  open var separatorInset = UIEdgeInsets.zero
  /// Changes nothing.
  open var tableFooterView: UIView?
  /// Changes nothing.
  open var tableHeaderView: UIView?
  /// Changes nothing.
  open var allowsSelection = true
  /// Changes nothing.
  open var contentInset = UIEdgeInsets.zero
  /// Changes nothing.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Changes nothing.
  open var sectionFooterHeight: CGFloat = 0
  /// Changes nothing.
  open var rowHeight: CGFloat = -1
}

/// A row under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The looks of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Changes nothing.
  open var selectionStyle = SelectionStyle.default
  /// Changes nothing.
  open var selectedBackgroundView: UIView?
}

/// A header or a footer under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// Rows and columns under their name in UIKit, for code that sets their look.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A text that is edited, under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// Changes nothing.
  open var textContainerInset = UIEdgeInsets.zero
}

/// A line that is edited, under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// A button in a line.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Changes nothing.
  open var clearButtonMode = ViewMode.never
}

/// A text under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Changes nothing.
  open var adjustsFontSizeToFitWidth = false
}

/// A control with segments under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Changes nothing.
  open var selectedSegmentTintColor: UIColor?

  /// Changes nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// A control under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The states of a control.
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

/// Dots of pages under their name in UIKit, for code that sets their look.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// Changes nothing.
  open var currentPageIndicatorTintColor: UIColor?
  /// Changes nothing.
  open var pageIndicatorTintColor: UIColor?
}

/// A slider under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Changes nothing.
  open var minimumTrackTintColor: UIColor?
  /// Changes nothing.
  open var maximumTrackTintColor: UIColor?
  /// Changes nothing.
  open var thumbTintColor: UIColor?

  /// Changes nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A switch under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Changes nothing.
  open var onTintColor: UIColor?
  /// Changes nothing.
  open var thumbTintColor: UIColor?
}

/// A field of searches under its name in UIKit, for code that sets its look.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// Changes nothing.
  open var barTintColor: UIColor?
}
