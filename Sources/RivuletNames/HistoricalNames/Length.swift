public import Foundation

/// A length in points, under its name from the summer of 2019.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat
