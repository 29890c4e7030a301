import Foundation

/// The appearance of tooltips.
package struct TooltipLook: Sendable {
  package let font: LookFont
}

extension TooltipLook {
  package static let phone = TooltipLook(font: .system(size: 13))
  static let desktop = TooltipLook(font: .system(size: 11))
}
