public import Foundation

/// A decoder for complete inputs, which the `decode` operator uses.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded input.
  associatedtype Input

  /// Decodes a value from the input.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
