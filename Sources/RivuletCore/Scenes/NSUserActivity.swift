public import Foundation

/// Something that people do in an app and could go on with elsewhere. A value without a system behind it: no desktop hands over activities.
open class NSUserActivity: NSObject {
  /// Which kind of activity it is.
  public let activityType: String
  /// What people call it.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// A page that shows the same.
  open var webpageURL: URL?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// Whether `userInfo` has to be asked for anew.
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what people do now.
  open func becomeCurrent() {}
  /// Makes it no longer what people do now.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}

/// The kind of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
