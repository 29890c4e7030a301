@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Path {
  /// The area that lies in this path and in another one. Curves become short lines where areas are combined.
  ///
  /// - Parameter eoFill: Whether the inside is told by the even-odd rule instead of by winding.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// The area that lies in this path, in another one, or in both.
  ///
  /// - Parameter eoFill: Whether the inside is told by the even-odd rule instead of by winding.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// The area that lies in this path and not in another one.
  ///
  /// - Parameter eoFill: Whether the inside is told by the even-odd rule instead of by winding.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// The area that lies in exactly one of two paths.
  ///
  /// - Parameter eoFill: Whether the inside is told by the even-odd rule instead of by winding.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// The parts of this path's line that lie in the area of another path.
  ///
  /// - Parameter eoFill: Whether the inside of the other path is told by the even-odd rule instead of by winding.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay.line(self, in: other, keepsInside: true, eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside the area of another path.
  ///
  /// - Parameter eoFill: Whether the inside of the other path is told by the even-odd rule instead of by winding.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay.line(self, in: other, keepsInside: false, eoFill: eoFill)
  }
}
