/// A part of a pipeline with an identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this part. Objects use their own identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
