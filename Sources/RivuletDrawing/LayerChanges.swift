/// A comparison that finds the window pixels that remain valid when moved with their scroll layers, and the pixels to paint.
///
/// A pixel belongs to the topmost layer that is visible there, or to the root. It remains valid under two conditions: it belonged to the
/// same layer at its previous position, and no content with a different movement is visible in it, before or after. The `questions` are
/// requests to find such content, which lies outside the layer.
struct LayerChanges {
  /// A request to find content that is visible in moved pixels but moves differently.
  struct Question {
    /// The id of the root or layer to search.
    let id: UInt64
    /// The pixels that move.
    let area: PixelRect
    /// The movement of the pixels relative to the searched content.
    let shift: PixelShift
    /// True if the searched content is not clipped within the area, before or after the move.
    let isUncut: Bool
    /// The index of the layer that owns the pixels.
    fileprivate let index: Int
  }

  private let places: [ScrollLayer.Place]
  /// The movement of each layer, or nil for a new layer.
  private let shifts: [PixelShift?]
  /// The pixels of each layer that remain valid, at their current positions.
  private let kept: [PixelRegion]
  /// The pixels to paint regardless of the moves.
  private(set) var painted = PixelRegion()
  /// The maximum number of rectangles to paint. If there are more, they are painted as one.
  private static let limit = 24

  /// Compares the previous positions of layers with the current positions, both with bottom layers first.
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

  /// Returns the pixels of each layer that belonged to it before the move. There are none for a layer if the layers beneath it have
  /// changed.
  private static func keptPixels(
    _ former: [ScrollLayer.Place], _ places: [ScrollLayer.Place], _ owned: [PixelRegion], _ shifts: [PixelShift?]
  ) -> [PixelRegion] {
    let oldOwned = LayerChanges.owned(former)
    return places.indices.map { index in
      guard let shift = shifts[index], let old = former.firstIndex(where: { $0.id == places[index].id }) else { return PixelRegion() }
      let beneath = beneath(index, places)
      // The clip of another layer with an equal movement stays in place.
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

  /// A layer that may be visible through another.
  private struct Lower: Equatable {
    let id: UInt64
    /// The visible rectangle. It is nil for a layer that contains the other, because both are clipped together.
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

  /// Marks a change to the root or to a layer for painting, as far as it is visible in `clip`, together with the pixels that showed it
  /// before they moved.
  mutating func damage(_ rect: PixelRect, in clip: PixelRect, of id: UInt64) {
    painted.add(rect.intersection(clip))
    for question in questions where question.id == id { leaveOut([rect], of: question) }
    painted.limit(to: Self.limit)
  }

  /// The searches that are needed before anything is moved.
  var questions: [Question] {
    var questions: [Question] = []
    for (index, shift) in shifts.enumerated() where !kept[index].isEmpty {
      guard let shift else { continue }
      let area = kept[index].bounds
      let past = area.moved(by: .zero - shift)
      if shift != .zero { questions.append(Question(id: DrawingNode.rootID, area: area, shift: shift, isUncut: true, index: index)) }
      for other in places[..<index].indices where places[other].clip.overlaps(places[index].clip) {
        let relative = shift - (shifts[other] ?? .zero)
        let isUncut = places[other].clip.contains(area) && places[other].clip.contains(past)
        if relative != .zero {
          questions.append(Question(id: places[other].id, area: area, shift: relative, isUncut: isUncut, index: index))
        }
      }
    }
    return questions
  }

  /// Marks content that moves differently from the pixels of a layer for painting: its areas, and the areas to which its pixels have moved.
  mutating func leaveOut(_ parts: [PixelRect], of question: Question) {
    for part in parts {
      for rect in [part, part.moved(by: question.shift)] {
        for piece in kept[question.index].intersection(rect).rects { painted.add(piece) }
      }
    }
    painted.limit(to: Self.limit)
  }

  /// The pixels that only move.
  var moves: [PixelMove] {
    shifts.indices.flatMap { index -> [PixelMove] in
      guard let shift = shifts[index], shift != .zero else { return [] }
      return kept[index].rects.map { PixelMove(to: $0, by: shift) }
    }
  }
}
