public import Foundation

/// The name of lengths, in points, in the summer of 2019.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat
