import Foundation

/// A unique identifier of a subscriber or subscription. Each `init()` creates a new identifier, whereas the identifier of an object never
/// changes.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  /// Creates a unique identifier.
  public init() {
    rawValue = CombineIdentifierCounter.shared.next()
  }

  /// Creates the identifier of an object. The identifier is valid while the object exists.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  public var description: String {
    "0x" + String(rawValue, radix: 16)
  }
}
