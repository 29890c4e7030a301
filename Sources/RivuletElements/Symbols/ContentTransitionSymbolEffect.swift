/// An effect for replacing one symbol with another symbol.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol ContentTransitionSymbolEffect {}
