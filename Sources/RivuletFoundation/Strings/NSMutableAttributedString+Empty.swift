public import Foundation

extension NSMutableAttributedString {
  /// An empty string; Foundation on Linux wants to be told so.
  public convenience init() {
    self.init(string: "")
  }
}
