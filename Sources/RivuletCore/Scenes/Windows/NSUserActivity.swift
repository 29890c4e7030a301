public import Foundation

/// An activity in the app that people could continue elsewhere. It is a plain value, because desktops do not hand off activities.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title that people see.
  open var title: String?
  /// The information that the app needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// A web page with the content of the activity.
  open var webpageURL: URL?
  /// The keywords that a search uses to find the activity.
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// A Boolean value that indicates whether `userInfo` must be updated.
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  /// Creates an activity of a given type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to the information that the app needs to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity.
  open func becomeCurrent() {}
  /// Makes this no longer the current activity.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

/// The type of an activity that represents a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
