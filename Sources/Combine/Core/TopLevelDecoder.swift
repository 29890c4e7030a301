public import Foundation

/// A decoder that starts from the whole of some input, for the `decode` operator.
public protocol TopLevelDecoder<Input> {
  /// What is decoded from.
  associatedtype Input

  /// Makes a value out of the input.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
