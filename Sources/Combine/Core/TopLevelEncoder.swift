public import Foundation

/// An encoder that yields the whole of some output, for the `encode` operator.
public protocol TopLevelEncoder<Output> {
  /// What is encoded to.
  associatedtype Output

  /// Makes output out of a value.
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
