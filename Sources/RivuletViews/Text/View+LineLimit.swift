public import RivuletCore

/// Limits the lines of texts in the content, and how many they take the room of.
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
  /// Cuts texts in this view after so many lines; nil allows any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(limit: number))
  }

  /// Gives texts in this view the room of at least so many lines.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(limit: nil, reserved: limit.lowerBound))
  }

  /// Cuts texts in this view after so many lines.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound))
  }

  /// Gives texts in this view the room of at least the lower number of lines and cuts them after the upper.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Cuts texts in this view after so many lines and, if asked to, gives them the room of that many in any case.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(limit: limit, reserved: reservesSpace ? limit : 1))
  }
}
