/// An effect by which a symbol comes and goes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TransitionSymbolEffect {}
