import Foundation

/// The font of tooltips.
struct TooltipLook: Sendable {
  let font: LookFont
}

extension TooltipLook {
  static let phone = TooltipLook(font: .system(size: 13))
  static let desktop = TooltipLook(font: .system(size: 11))
}
