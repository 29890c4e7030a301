@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import func RivuletFoundation.CACurrentMediaTime
@_exported public import typealias RivuletFoundation.CFTimeInterval
@_exported public import struct RivuletGeometry.CATransform3D
