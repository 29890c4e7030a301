public import Foundation

/// The reason an event could not be sent or a condition did not become true.
public enum DriverError: Error, Equatable, CustomStringConvertible {
  /// No label, identifier, or text matches the name. Lists the names that are present.
  case notFound(event: String, name: String, present: [String])
  /// The named view exists, but its touch point lies outside the window.
  case offScreen(event: String, name: String, present: [String])
  /// The named view exists, but a touch would reach another view. Describes that view.
  case covered(event: String, name: String, by: String, present: [String])
  /// The named view can't be touched at this time, because views are moving, and it is covered or outside the window.
  case moving(event: String, name: String, present: [String])
  /// No view at the location scrolls. Describes the location.
  case notScrolling(event: String, place: String, present: [String])
  /// A condition did not become true in time. Lists the names that are present.
  case timedOut(Duration, present: [String])
  /// An image of this size can't be drawn at this scale.
  case noPicture(CGSize, scale: Double)
  /// An image of this size at this scale would have too many pixels. Provides the largest possible scale.
  case tooManyPixels(CGSize, scale: Double, largest: Double)

  public var description: String {
    switch self {
    case .notFound(let event, let name, let present):
      "\(event) found nothing with the label, identifier or text \"\(name)\". \(Self.list(present))"
    case .offScreen(let event, let name, let present):
      "\(event) found \"\(name)\", but it is outside the window. \(Self.list(present))"
    case .covered(let event, let name, let by, let present):
      "\(event) found \"\(name)\", but \(by) would be touched instead. \(Self.list(present))"
    case .moving(let event, let name, let present):
      "\(event) found \"\(name)\", but it can't be touched while views are moving. Let them settle with rest() or advance(by:). "
        + "\(Self.list(present))"
    case .notScrolling(let event, let place, let present):
      "\(event) found nothing that scrolls in this direction \(place). \(Self.list(present))"
    case .timedOut(let duration, let present):
      "The condition did not become true within \(duration). \(Self.list(present))"
    case .noPicture(let size, let scale):
      "There is no image of \(size.width)×\(size.height) points at \(scale) pixels per point. Use a scale above 0."
    case .tooManyPixels(let size, let scale, let largest):
      "An image of \(Int(size.width))×\(Int(size.height)) points at \(scale) pixels per point has too many pixels. The largest possible "
        + "scale is \(largest)."
    }
  }

  /// The maximum number of names to list in an error.
  private static let maximumListedNames = 50

  private static func list(_ present: [String]) -> String {
    if present.isEmpty { return "Nothing is present." }
    let rest = present.count - maximumListedNames
    return "Present: " + present.prefix(maximumListedNames).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more." : ".")
  }
}
