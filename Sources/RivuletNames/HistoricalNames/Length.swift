public import Foundation

/// A length in points, as named in the summer of 2019.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat
