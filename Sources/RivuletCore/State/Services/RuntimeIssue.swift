/// A programming error found at run time, with a message that describes the error, its location, and how to fix it (B11).
public struct RuntimeIssue: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of programming errors.
  public enum Kind: String, Sendable, Hashable {
    /// State was modified during a view update (B11.03).
    case stateModifiedDuringUpdate
    /// An object announced a change during a view update (B11.04).
    case publishedDuringUpdate
    /// A value was published off the main thread (B11.05, B11.06).
    case publishedOffMain
    /// A property wrapper was used before its view was installed (B11.07, B11.08, B11.11).
    case uninstalledAccess
    /// Two elements have the same identifier (B11.09).
    case duplicateIdentifier
    /// An action triggered itself too often in one frame (B11.10).
    case updatedTooOften
    /// The count of a constant range changed (B11.12).
    case constantRangeChanged
    /// A frame has invalid dimensions (B11.13).
    case invalidFrame
    /// Two views have the same focus value (B11.14).
    case repeatedFocusValue
    /// An image is missing or can't be drawn (B11.16).
    case missingImage
    /// A transform can't be inverted (B11.17).
    case singularTransform
    /// A container shows a subview twice.
    case repeatedSubview
    /// An app's custom layout measures or places subviews incorrectly, or returns an invalid size.
    case invalidLayout
    /// A rule depends on itself.
    case dependencyCycle
    /// A binding refers to an element that its collection no longer contains (B3.18).
    case elementGone
    /// Views are nested so deeply that the stack would overflow.
    case nestedTooDeeply
    /// A value is outside the range that a control allows, or a number that must be finite isn't.
    case invalidValue
    /// A modifier for one scroll view is applied to several (B15.28).
    case ambiguousScrollView
    /// A scroll was requested while the views were being built (B15.33).
    case scrolledDuringUpdate
    /// Matched views have no source, or several sources for one frame.
    case ambiguousGeometry
    /// A link, destination, or path leads nowhere (B18.24–B18.27).
    case unreachableDestination
    /// A presentation must wait for another presentation, or is impossible (B19.16, B19.27).
    case conflictingPresentation
    /// A selection doesn't match any of the choices (B20.03, B21.24).
    case unknownSelection
    /// The app doesn't declare a window or scene, or can't show it (B20.63).
    case unknownWindow
    /// Settings couldn't be written to disk.
    case unsavedSettings
  }

  public let kind: Kind
  /// The message for the author of the app.
  public let message: String
  /// The name of the type in which the error was found, without its module.
  public let typeName: String
  public let fileID: String?
  public let line: Int?

  public init(kind: Kind, message: String, typeName: String, fileID: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.typeName = typeName
    self.fileID = fileID
    self.line = line
  }

  public var description: String {
    let place = fileID.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
    return place + message
  }
}

extension RuntimeIssue {
  /// Reports an issue to the tree whose turn is running on this thread, or to standard error outside any turn.
  package static func report(_ kind: Kind, typeName: String, _ message: String, fileID: String? = nil, line: Int? = nil) {
    IssueSink.current.report(RuntimeIssue(kind: kind, message: message, typeName: typeName, fileID: fileID, line: line))
  }

  /// Returns the issue for an image that can't be drawn (B11.16).
  package static func image(_ sentence: String) -> RuntimeIssue {
    RuntimeIssue(kind: .missingImage, message: sentence, typeName: "Image")
  }

  /// Reports an issue like `report` does, but only once per tree for equal issues.
  package static func reportOnce(_ kind: Kind, typeName: String, _ message: String, fileID: String? = nil, line: Int? = nil) {
    IssueSink.current.reportOnce(RuntimeIssue(kind: kind, message: message, typeName: typeName, fileID: fileID, line: line))
  }
}
