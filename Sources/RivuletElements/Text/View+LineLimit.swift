public import RivuletCore

/// A modifier that limits the number of lines of text in its content, and sets the number of lines for which text reserves space.
struct LineLimitModifier: EnvironmentModifier {
  typealias Body = Never

  let limit: Int?
  let reserved: Int

  nonisolated init(limit: Int?, reserved: Int = 1) {
    self.limit = limit
    self.reserved = max(reserved, 1)
  }

  func change(_ environment: inout EnvironmentValues) {
    environment.textContext.lineLimit = limit
    environment.textContext.reservedLines = reserved
  }
}

extension View {
  /// Limits the number of lines of text in this view. Nil allows any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(limit: number))
  }

  /// Reserves space for a minimum number of lines of text in this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(limit: nil, reserved: limit.lowerBound))
  }

  /// Limits the number of lines of text in this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound))
  }

  /// Reserves space for the lower number of lines of text in this view, and limits text to the upper number.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Limits the number of lines of text in this view, and optionally reserves space for all of them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(limit: limit, reserved: reservesSpace ? limit : 1))
  }
}
