@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Path {
  /// Returns the intersection of the areas of two paths. Curves are converted to short lines where areas are combined.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// Returns the union of the areas of two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// Returns this path's area without the area of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// Returns the area that lies in exactly one of the two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule instead of the winding rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// Returns the parts of this path's line that lie inside the area of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule for the other path instead of the winding rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay.line(self, in: other, keepsInside: true, eoFill: eoFill)
  }

  /// Returns the parts of this path's line that lie outside the area of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule for the other path instead of the winding rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay.line(self, in: other, keepsInside: false, eoFill: eoFill)
  }
}
