public import Foundation

/// An activity of people in an app that they could continue elsewhere. A value without a system behind it: no desktop hands over
/// activities.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title that people see.
  open var title: String?
  /// The information that the app needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// A page with the content of the activity.
  open var webpageURL: URL?
  /// The words by which search finds the activity.
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// A Boolean value that indicates whether `userInfo` must be updated.
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  /// Creates an activity of a kind.
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

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
