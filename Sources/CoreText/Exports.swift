@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import typealias RivuletNames.CTFont
