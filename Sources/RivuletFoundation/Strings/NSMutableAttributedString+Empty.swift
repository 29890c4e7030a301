public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty string. Foundation on Linux lacks this initializer.
  public convenience init() {
    self.init(string: "")
  }
}
