public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletGeometry
import RivuletText

extension Text {
  /// The lines of text, for text renderers.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    /// A Boolean value that indicates whether the text is truncated.
    public var isTruncated: Bool { source.lines.contains(where: \.isTruncated) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source === rhs.source }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout {
  /// A position in the text.
  @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// The offset in UTF-8 code units.
    @usableFromInline let value: Int

    init(_ value: Int) { self.value = value }

    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value + n) }
  }

  /// The bounds of a group of characters.
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The start of the baseline.
    public var origin: CGPoint
    /// The width, in points.
    public var width: CGFloat
    /// The height above the baseline, in points.
    public var ascent: CGFloat
    /// The depth below the baseline, in points.
    public var descent: CGFloat
    /// The additional space between lines, in points.
    public var leading: CGFloat

    /// Creates empty bounds.
    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The bounding rectangle.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// Options for drawing a part of a layout.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws glyphs at any subpixel position. This option has no effect, because all glyphs are drawn this way.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
  }

  /// A line of text: a collection of runs, each with a single appearance.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    var line: TextLine { source.lines[index] }

    /// The start of the baseline. Setting this property has no effect.
    public var origin: CGPoint {
      get { CGPoint(x: line.rect.minX, y: line.baseline) }
      set {}
    }

    /// The bounds of the line.
    public var typographicBounds: TypographicBounds { source.bounds(of: line, in: line.rect) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.runs(on: index).count }
    public subscript(index: Int) -> Run { Run(source: source, lineIndex: self.index, range: source.runs(on: self.index)[index]) }

    public static func == (lhs: Line, rhs: Line) -> Bool { lhs.source === rhs.source && lhs.index == rhs.index }
  }

  /// Characters of a line with a single appearance: a collection of slices of one character each.
  public struct Run: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let lineIndex: Int
    /// The range in UTF-8 code units.
    let range: Range<Int>

    /// The direction of the characters.
    public var layoutDirection: LayoutDirection { source.isRightToLeft ? .rightToLeft : .leftToRight }
    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { source.characters(in: range).map { CharacterIndex($0.lowerBound) } }
    /// The bounds of the run.
    public var typographicBounds: TypographicBounds { source.bounds(of: range, on: lineIndex) }

    /// Returns the attribute of the given type that the app set on the characters, or nil.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { source.attribute(key, at: range.lowerBound) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.characters(in: range).count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.source === rhs.source && lhs.lineIndex == rhs.lineIndex && lhs.range == rhs.range
    }
  }

  /// A slice of the characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the characters.
    public var run: Run
    /// The indices of the characters in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The range in UTF-8 code units.
    var range: Range<Int> {
      let characters = run.source.characters(in: run.range)
      let part = indices.clamped(to: characters.indices)
      guard let first = part.first, let last = part.last else { return run.range.lowerBound..<run.range.lowerBound }
      return characters[first].lowerBound..<characters[last].upperBound
    }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { run.source.characters(in: range).map { CharacterIndex($0.lowerBound) } }
    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds { run.source.bounds(of: range, on: run.lineIndex) }

    /// Returns the attribute of the given type that the app set on the characters, or nil.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }
}

@available(*, unavailable)
extension Text.Layout: Sendable {}

@available(*, unavailable)
extension Text.Layout.Line: Sendable {}

@available(*, unavailable)
extension Text.Layout.Run: Sendable {}

@available(*, unavailable)
extension Text.Layout.RunSlice: Sendable {}
