/// A part of a pipeline that has an identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this part. By default, an object uses its own identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identity.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
