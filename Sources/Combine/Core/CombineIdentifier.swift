import Foundation

/// A unique identifier of a subscriber or a subscription. Each `init()` creates a new identifier; an object's identifier never changes.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  /// Creates an identifier that differs from all others.
  public init() {
    rawValue = CombineIdentifierCounter.shared.next()
  }

  /// Creates the identifier of an object, which is valid while the object exists.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  public var description: String {
    "0x" + String(rawValue, radix: 16)
  }
}
