public import Foundation

/// An encoder for complete outputs, which the `encode` operator uses.
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
