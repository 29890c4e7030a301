/// A comparison that determines which window pixels remain valid when they move with their scroll layers, and which must be painted.
///
/// A pixel belongs to the topmost layer that is visible there, or to the root. It remains valid if it belonged to the same layer at its
/// previous position, and no content that moves differently is visible in it before or after the move. The `questions` are requests to
/// find such content outside the layer.
struct LayerChanges {
  /// A request to find content that is visible in moved pixels but moves differently.
  struct Question {
    /// The identifier of the root or the layer to search.
    let id: UInt64
    /// The pixels that move.
    let area: PixelRect
    /// The shift of the pixels relative to the content to find.
    let shift: PixelShift
    /// True if the content to find is not clipped in the area, neither before nor after the move.
    let isUnclipped: Bool
    /// The index of the layer that owns the pixels.
    fileprivate let index: Int
  }

  private let places: [ScrollLayer.Place]
  /// The shift of each layer; nil for a new layer.
  private let shifts: [PixelShift?]
  /// The pixels of each layer that remain valid, at their current positions.
  private let kept: [PixelRegion]
  /// The pixels that must be painted regardless of the moves.
  private(set) var painted = PixelRegion()
  /// The maximum number of rectangles to paint. If there are more, they are replaced by their bounds.
  private static let limit = 24

  /// Compares the previous and the current positions of layers. In both arrays, the bottom layer is first.
  init(from former: [ScrollLayer.Place], to places: [ScrollLayer.Place]) {
    self.places = places
    shifts = places.map { place in former.first { $0.id == place.id }.map { place.origin - $0.origin } }
    let owned = LayerChanges.owned(places)
    kept = LayerChanges.keptPixels(former, places, owned, shifts)
    for place in former { painted.add(place.clip) }
    for place in places { painted.subtract(place.clip) }
    for index in places.indices {
      var fresh = owned[index]
      fresh.subtract(kept[index])
      painted.add(fresh)
    }
  }

  /// Returns the pixels of each layer that belonged to it before the move. If the layers beneath a layer have changed, it has no such
  /// pixels.
  private static func keptPixels(
    _ former: [ScrollLayer.Place], _ places: [ScrollLayer.Place], _ owned: [PixelRegion], _ shifts: [PixelShift?]
  ) -> [PixelRegion] {
    let oldOwned = LayerChanges.owned(former)
    return places.indices.map { index in
      guard let shift = shifts[index], let old = former.firstIndex(where: { $0.id == places[index].id }) else { return PixelRegion() }
      let beneath = beneath(index, places)
      // The clip of another layer with the same shift doesn't move.
      let hasTwin = beneath.contains { other in
        other.clip != nil && zip(places, shifts).contains { $0.id == other.id && $1 == shift }
      }
      if hasTwin && shift != .zero || beneath != LayerChanges.beneath(old, former) { return PixelRegion() }
      return owned[index].intersection(oldOwned[old].moved(by: shift))
    }
  }

  /// Returns the pixels that belong to each layer.
  private static func owned(_ places: [ScrollLayer.Place]) -> [PixelRegion] {
    places.indices.map { index in
      var region = PixelRegion(places[index].clip)
      for other in places[(index + 1)...] { region.subtract(other.clip) }
      return region
    }
  }

  /// A layer that may be visible through another layer.
  private struct Lower: Equatable {
    let id: UInt64
    /// The visible rectangle; nil for a layer that contains the other one, because both are clipped together.
    let clip: PixelRect?
  }

  /// Returns the layers that may be visible through a layer.
  private static func beneath(_ index: Int, _ places: [ScrollLayer.Place]) -> [Lower] {
    places[..<index].filter { $0.clip.overlaps(places[index].clip) }
      .map { Lower(id: $0.id, clip: isNested(index, in: $0.id, places) ? nil : $0.clip) }
  }

  private static func isNested(_ index: Int, in id: UInt64, _ places: [ScrollLayer.Place]) -> Bool {
    var outer = places[index].outerID
    while outer != id {
      guard let next = places.first(where: { $0.id == outer }) else { return false }
      outer = next.outerID
    }
    return true
  }

  /// Adds a change of the root or a layer to the pixels to paint, as far as it is visible in `clip`, together with the pixels that showed
  /// it before they moved.
  mutating func damage(_ rect: PixelRect, in clip: PixelRect, of id: UInt64) {
    painted.add(rect.intersection(clip))
    for question in questions where question.id == id { addToPainted([rect], of: question) }
    painted.limit(to: Self.limit)
  }

  /// The searches that must be completed before pixels are moved.
  var questions: [Question] {
    var questions: [Question] = []
    for (index, shift) in shifts.enumerated() where !kept[index].isEmpty {
      guard let shift else { continue }
      let area = kept[index].bounds
      let past = area.moved(by: .zero - shift)
      if shift != .zero { questions.append(Question(id: DrawingNode.rootID, area: area, shift: shift, isUnclipped: true, index: index)) }
      for other in places[..<index].indices where places[other].clip.overlaps(places[index].clip) {
        let relative = shift - (shifts[other] ?? .zero)
        let isUnclipped = places[other].clip.contains(area) && places[other].clip.contains(past)
        if relative != .zero {
          questions.append(Question(id: places[other].id, area: area, shift: relative, isUnclipped: isUnclipped, index: index))
        }
      }
    }
    return questions
  }

  /// Adds content that moves differently from a layer's pixels to the pixels to paint. This includes its areas and those to which its
  /// pixels have moved.
  mutating func addToPainted(_ parts: [PixelRect], of question: Question) {
    for part in parts {
      for rect in [part, part.moved(by: question.shift)] {
        for piece in kept[question.index].intersection(rect).rects { painted.add(piece) }
      }
    }
    painted.limit(to: Self.limit)
  }

  /// The moves of pixels that need not be painted.
  var moves: [PixelMove] {
    shifts.indices.flatMap { index -> [PixelMove] in
      guard let shift = shifts[index], shift != .zero else { return [] }
      return kept[index].rects.map { PixelMove(to: $0, by: shift) }
    }
  }
}
