/// Something in a pipeline that can be told apart from its like.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this link; for objects their own.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
