import Foundation

/// Tells subscribers and subscriptions apart: unique for each `init()`, the same for the same object.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  /// An identifier that no other call gives.
  public init() {
    rawValue = CombineIdentifierCounter.shared.next()
  }

  /// The identifier of an object, valid while the object lives.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  public var description: String {
    "0x" + String(rawValue, radix: 16)
  }
}
