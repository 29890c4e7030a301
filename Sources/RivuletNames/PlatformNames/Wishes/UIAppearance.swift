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
      "\(type).appearance() changes nothing on Linux. Use view modifiers: tint, toolbarBackground, scrollContentBackground, "
        + "listRowBackground.")
    return type.init()
  }

  /// The background colour. It has no effect on Linux.
  open var backgroundColor: UIColor?
  /// The tint colour. It has no effect on Linux.
  open var tintColor: UIColor! = .tintColor
  /// The opacity of the view. It has no effect on Linux.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the view is hidden. It has no effect on Linux.
  open var isHidden = false
  /// A Boolean value that indicates whether the view receives user events. It has no effect on Linux.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether content is clipped to the bounds. It has no effect on Linux.
  open var clipsToBounds = false
}

/// A UIKit-compatible tab bar, for code that sets its appearance.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The bar tint colour. It has no effect on Linux.
  open var barTintColor: UIColor?
  /// The tint colour of unselected items. It has no effect on Linux.
  open var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent. It has no effect on Linux.
  open var isTranslucent = true
  /// The background image. It has no effect on Linux.
  open var backgroundImage: UIImage?
  /// The shadow image. It has no effect on Linux.
  open var shadowImage: UIImage?
  /// The standard appearance of the bar. It has no effect on Linux.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar at the edge of scrolled content. It has no effect on Linux.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A UIKit-compatible navigation bar, for code that sets its appearance.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The bar tint colour. It has no effect on Linux.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent. It has no effect on Linux.
  open var isTranslucent = true
  /// A Boolean value that indicates whether titles are large. It has no effect on Linux.
  open var prefersLargeTitles = false
  /// The text attributes of titles. They have no effect on Linux.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of large titles. They have no effect on Linux.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The shadow image. It has no effect on Linux.
  open var shadowImage: UIImage?
  /// The image of the back indicator. It has no effect on Linux.
  open var backIndicatorImage: UIImage?
  /// The mask of the back indicator during transitions. It has no effect on Linux.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The standard appearance of the bar. It has no effect on Linux.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a compact bar. It has no effect on Linux.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of scrolled content. It has no effect on Linux.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Does nothing on Linux.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A UIKit-compatible toolbar, for code that sets its appearance.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The bar tint colour. It has no effect on Linux.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent. It has no effect on Linux.
  open var isTranslucent = true
}

/// A UIKit-compatible type that represents the placement of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// A UIKit-compatible scroll view, for code that sets its appearance.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The way in which scrolling dismisses the onscreen keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// A Boolean value that indicates whether scrolling bounces at the edges. It has no effect on Linux.
  open var bounces = true
  /// A Boolean value that indicates whether scrolling stops at multiples of the bounds. It has no effect on Linux.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether scrolling is enabled. It has no effect on Linux.
  open var isScrollEnabled = true
  /// The way in which scrolling dismisses the keyboard. It has no effect on Linux.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether the vertical scroll indicator is visible. It has no effect on Linux.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal scroll indicator is visible. It has no effect on Linux.
  open var showsHorizontalScrollIndicator = true
}

/// A UIKit-compatible list, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The style of the separators. It has no effect on Linux.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The separator colour. It has no effect on Linux.
  open var separatorColor: UIColor?
  /// The separator inset. It has no effect on Linux.
  open var separatorInset = UIEdgeInsets.zero
  /// The view below the list. It has no effect on Linux.
  open var tableFooterView: UIView?
  /// The view above the list. It has no effect on Linux.
  open var tableHeaderView: UIView?
  /// A Boolean value that indicates whether rows can be selected. It has no effect on Linux.
  open var allowsSelection = true
  /// The content inset. It has no effect on Linux.
  open var contentInset = UIEdgeInsets.zero
  /// The section header top padding. It has no effect on Linux.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The section footer height. It has no effect on Linux.
  open var sectionFooterHeight: CGFloat = 0
  /// The row height. It has no effect on Linux.
  open var rowHeight: CGFloat = -1
}

/// A UIKit-compatible row, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The style of a selected row. It has no effect on Linux.
  open var selectionStyle = SelectionStyle.default
  /// The background view of a selected row. It has no effect on Linux.
  open var selectedBackgroundView: UIView?
}

/// A UIKit-compatible header or footer, for code that sets its appearance.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A UIKit-compatible grid, for code that sets its appearance.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A UIKit-compatible text editor, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text container inset. It has no effect on Linux.
  open var textContainerInset = UIEdgeInsets.zero
}

/// A UIKit-compatible text field, for code that sets its appearance.
@MainActor @preconcurrency
open class UITextField: UIView {
  /// The condition under which a button in a text field is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The condition under which the clear button is visible. It has no effect on Linux.
  open var clearButtonMode = ViewMode.never
}

/// A UIKit-compatible label, for code that sets its appearance.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// A Boolean value that indicates whether the font size is reduced to fit the width. It has no effect on Linux.
  open var adjustsFontSizeToFitWidth = false
}

/// A UIKit-compatible segmented control, for code that sets its appearance.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The tint colour of the selected segment. It has no effect on Linux.
  open var selectedSegmentTintColor: UIColor?

  /// Does nothing on Linux.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// A UIKit-compatible control, for code that sets its appearance.
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

/// A UIKit-compatible page control, for code that sets its appearance.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The tint colour of the current page indicator. It has no effect on Linux.
  open var currentPageIndicatorTintColor: UIColor?
  /// The tint colour of page indicators. It has no effect on Linux.
  open var pageIndicatorTintColor: UIColor?
}

/// A UIKit-compatible slider, for code that sets its appearance.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The tint colour of the track below the value. It has no effect on Linux.
  open var minimumTrackTintColor: UIColor?
  /// The tint colour of the track above the value. It has no effect on Linux.
  open var maximumTrackTintColor: UIColor?
  /// The thumb tint colour. It has no effect on Linux.
  open var thumbTintColor: UIColor?

  /// Does nothing on Linux.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A UIKit-compatible switch, for code that sets its appearance.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// The tint colour of a switch that is on. It has no effect on Linux.
  open var onTintColor: UIColor?
  /// The thumb tint colour. It has no effect on Linux.
  open var thumbTintColor: UIColor?
}

/// A UIKit-compatible search field, for code that sets its appearance.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The bar tint colour. It has no effect on Linux.
  open var barTintColor: UIColor?
}
