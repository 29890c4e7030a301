public import Foundation

/// An activity in the app that could be continued elsewhere. It is a plain value without further effect, because desktops do not support
/// Handoff.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The user-visible title.
  open var title: String?
  /// The information that the app needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The URL of a web page with the activity's content.
  open var webpageURL: URL?
  /// The keywords by which a search can find the activity.
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// A Boolean value that indicates whether `userInfo` must be updated.
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  /// Creates an activity of the given type.
  public init(activityType: String) { self.activityType = activityType }

  /// Merges entries into the information that the app needs to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this activity the current one. Has no effect in this implementation.
  open func becomeCurrent() {}
  /// Resigns this activity as the current one. Has no effect in this implementation.
  open func resignCurrent() {}
  /// Invalidates the activity. Has no effect in this implementation.
  open func invalidate() {}
}

/// The type of an activity that represents web browsing.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
