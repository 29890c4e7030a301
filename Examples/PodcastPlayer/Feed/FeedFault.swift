import SwiftUI

/// What is wrong in a document, before it is known which file it is of.
struct FeedFault: Error, Equatable {
  /// Counted from 1; nil if the fault lies in no line.
  let line: Int?
  let reason: FeedProblem.Reason
}
