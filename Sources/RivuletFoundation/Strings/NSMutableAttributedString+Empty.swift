public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty string. Foundation on Linux does not provide this initializer.
  public convenience init() {
    self.init(string: "")
  }
}
