public import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletGeometry
import RivuletText

extension Text {
  /// The lines of a text, as a renderer of text draws them.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Layout: RandomAccessCollection, Equatable {
    let source: TextLayoutSource

    /// Whether some of the text had no room.
    public var isTruncated: Bool { source.lines.contains(where: \.isTruncated) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source === rhs.source }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout {
  /// A place in the text.
  @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// In UTF-8 code units.
    @usableFromInline let value: Int

    init(_ value: Int) { self.value = value }

    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value + n) }
  }

  /// The room of some characters.
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The start of their baseline.
    public var origin: CGPoint
    /// How wide they are.
    public var width: CGFloat
    /// How far they reach above the baseline.
    public var ascent: CGFloat
    /// How far they reach below the baseline.
    public var descent: CGFloat
    /// What is added between lines.
    public var leading: CGFloat

    /// No room.
    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The rectangle around them.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How a piece of a layout is drawn.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Glyphs may stand anywhere between pixels, which they may here in any case.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
  }

  /// A line of text: runs that look alike.
  public struct Line: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let index: Int

    var line: TextLine { source.lines[index] }

    /// The start of the baseline.
    public var origin: CGPoint {
      get { CGPoint(x: line.rect.minX, y: line.baseline) }
      set {}
    }

    /// The room of the line.
    public var typographicBounds: TypographicBounds { source.bounds(of: line, in: line.rect) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.runs(on: index).count }
    public subscript(index: Int) -> Run { Run(source: source, lineIndex: self.index, range: source.runs(on: self.index)[index]) }

    public static func == (lhs: Line, rhs: Line) -> Bool { lhs.source === rhs.source && lhs.index == rhs.index }
  }

  /// Characters of a line that look alike: a collection of pieces with one character each.
  public struct Run: RandomAccessCollection, Equatable {
    let source: TextLayoutSource
    let lineIndex: Int
    /// In UTF-8 code units.
    let range: Range<Int>

    /// Which way the characters run.
    public var layoutDirection: LayoutDirection { source.isRightToLeft ? .rightToLeft : .leftToRight }
    /// Where the characters stand in the text.
    public var characterIndices: [CharacterIndex] { source.characters(in: range).map { CharacterIndex($0.lowerBound) } }
    /// The room of the run.
    public var typographicBounds: TypographicBounds { source.bounds(of: range, on: lineIndex) }

    /// What the app has attached to the characters; nil for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { source.attribute(key, at: range.lowerBound) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.characters(in: range).count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.source === rhs.source && lhs.lineIndex == rhs.lineIndex && lhs.range == rhs.range
    }
  }

  /// Some characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// Which of its characters.
    public var indices: Range<Int>

    /// Some characters of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// In UTF-8 code units.
    var range: Range<Int> {
      let characters = run.source.characters(in: run.range)
      let part = indices.clamped(to: characters.indices)
      guard let first = part.first, let last = part.last else { return run.range.lowerBound..<run.range.lowerBound }
      return characters[first].lowerBound..<characters[last].upperBound
    }

    /// Where the characters stand in the text.
    public var characterIndices: [CharacterIndex] { run.source.characters(in: range).map { CharacterIndex($0.lowerBound) } }
    /// The room of the characters.
    public var typographicBounds: TypographicBounds { run.source.bounds(of: range, on: run.lineIndex) }

    /// What the app has attached to the characters; nil for nothing of the type.
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
