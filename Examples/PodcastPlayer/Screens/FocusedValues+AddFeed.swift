import SwiftUI

extension FocusedValues {
  /// Lets people choose the file of a feed, in the window in front.
  @Entry var addFeed: (@MainActor () -> Void)?
}
