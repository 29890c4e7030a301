public import Foundation

/// An encoder that produces a complete output, for the `encode` operator.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded output.
  associatedtype Output

  /// Encodes a value.
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
