public import Foundation

/// Why an event could not be sent, or something did not come to pass.
public enum DriverError: Error, Equatable, CustomStringConvertible {
  /// Nothing bears that label, identifier or text; with what is there.
  case notFound(event: String, name: String, present: [String])
  /// It is there, but the point where it would be touched lies outside of the window.
  case offScreen(event: String, name: String, present: [String])
  /// It is there, but something else would be touched; with a description of what.
  case covered(event: String, name: String, by: String, present: [String])
  /// It cannot be touched yet, or not any more: things are moving, and it is covered or lies outside of the window.
  case moving(event: String, name: String, present: [String])
  /// Nothing can be scrolled there; with a description of the place.
  case notScrolling(event: String, place: String, present: [String])
  /// A condition did not come true in time; with what is there.
  case timedOut(Duration, present: [String])
  /// There is no picture of that size at that scale.
  case noPicture(CGSize, scale: Double)
  /// A picture of that size at that scale has more pixels than are drawn; with the largest scale that works.
  case tooManyPixels(CGSize, scale: Double, largest: Double)

  public var description: String {
    switch self {
    case .notFound(let event, let name, let present):
      "\(event) found nothing with the label, identifier or text \"\(name)\". \(Self.list(present))"
    case .offScreen(let event, let name, let present):
      "\(event) found \"\(name)\", but it lies outside of the window. \(Self.list(present))"
    case .covered(let event, let name, let by, let present):
      "\(event) found \"\(name)\", but \(by) would be touched in its place. \(Self.list(present))"
    case .moving(let event, let name, let present):
      "\(event) found \"\(name)\", but it can't be touched while things move. Let them come to rest by rest() or advance(by:). \(Self.list(present))"
    case .notScrolling(let event, let place, let present):
      "\(event) found nothing that scrolls this way \(place). \(Self.list(present))"
    case .timedOut(let duration, let present):
      "The condition did not come true within \(duration). \(Self.list(present))"
    case .noPicture(let size, let scale):
      "There is no picture of \(size.width)×\(size.height) points at \(scale) pixels a point. Ask for a scale above 0."
    case .tooManyPixels(let size, let scale, let largest):
      "A picture of \(Int(size.width))×\(Int(size.height)) points at \(scale) pixels a point has too many pixels. The largest scale that works for it is "
        + "\(largest)."
    }
  }

  /// The largest number of things that are there and that an error names.
  private static let mostListed = 50

  private static func list(_ present: [String]) -> String {
    if present.isEmpty { return "There is nothing." }
    let rest = present.count - mostListed
    return "There is: " + present.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more." : ".")
  }
}
