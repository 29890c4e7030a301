/// A programming error found at run time, with a message that describes the error, its location, and how to fix it (B11).
public struct RuntimeIssue: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of programming errors.
  public enum Kind: String, Sendable, Hashable {
    /// B11.03
    case stateModifiedDuringUpdate
    /// B11.04
    case publishedDuringUpdate
    /// B11.05, B11.06
    case publishedOffMain
    /// B11.07, B11.08, B11.11
    case uninstalledAccess
    /// B11.09
    case duplicateIdentifier
    /// B11.10
    case updatedTooOften
    /// B11.12
    case constantRangeChanged
    /// B11.13
    case invalidFrame
    /// B11.14
    case repeatedFocusValue
    /// B11.16
    case missingImage
    /// B11.17
    case singularTransform
    /// A subview shown twice by its container.
    case repeatedSubview
    /// An app's custom layout measures or places subviews incorrectly, or returns an invalid size.
    case invalidLayout
    /// A rule that depends on itself.
    case dependencyCycle
    /// A binding to an element that its collection no longer contains (B3.18).
    case elementGone
    /// Views nested so deeply that the stack would overflow.
    case nestedTooDeeply
    /// A value outside the range allowed by a control, or a nonfinite number that must be finite.
    case invalidValue
    /// A modifier for one scroll view that is applied to several (B15.28).
    case ambiguousScrollView
    /// A scroll requested while the views were being built (B15.33).
    case scrolledDuringUpdate
    /// Matched views that have no source, or several sources for one frame.
    case ambiguousGeometry
    /// A link, destination, or path that leads nowhere (B18.24–B18.27).
    case unreachableDestination
    /// A presentation that must wait for another presentation, or that is impossible (B19.16, B19.27).
    case conflictingPresentation
    /// A selection that doesn't match any of the choices (B20.03, B21.24).
    case unknownSelection
    /// A window or scene that the app doesn't declare or can't show (B20.63).
    case unknownWindow
    /// Settings that couldn't be written to disk.
    case unsavedSettings
  }

  public let kind: Kind
  /// The message for the app's author.
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
