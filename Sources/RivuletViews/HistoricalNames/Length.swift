public import Foundation

/// What lengths in points were called in the summer of 2019.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat
