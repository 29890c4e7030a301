/// Finds out which pixels of a window stay right, moved with the scroll layers to which they belong, and which have to be painted.
///
/// A pixel belongs to the uppermost layer that shows there, or to the root. It stays right if it belonged to the same layer where it comes from, and if
/// nothing shows there, now or then, that moves in another way: such things, which lie outside of the layer, are asked for by `questions`.
struct LayerChanges {
  /// What may show in pixels that move in another way than it does.
  struct Question {
    /// The root or the layer to which it belongs.
    let id: UInt64
    /// The pixels that move.
    let area: PixelRect
    /// How the pixels move as seen from what does not move with them.
    let shift: PixelShift
    /// Whether what is looked for shows in all of the area, and did where the pixels were.
    let isUncut: Bool
    /// The layer to which the pixels belong.
    fileprivate let index: Int
  }

  private let places: [ScrollLayer.Place]
  /// How far each layer has moved; nil for one that is new.
  private let shifts: [PixelShift?]
  /// The pixels of each layer that stay right, where they are now.
  private let kept: [PixelRegion]
  /// What has to be painted, whatever is moved.
  private(set) var painted = PixelRegion()
  /// More rectangles than these are painted as one.
  private static let limit = 24

  /// Compares where layers were with where they are; those that lie beneath others first.
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

  /// The pixels of each layer that belonged to it before they were moved; none of a layer behind which another one shows in another way than then.
  private static func keptPixels(
    _ former: [ScrollLayer.Place], _ places: [ScrollLayer.Place], _ owned: [PixelRegion], _ shifts: [PixelShift?]
  ) -> [PixelRegion] {
    let oldOwned = LayerChanges.owned(former)
    return places.indices.map { index in
      guard let shift = shifts[index], let old = former.firstIndex(where: { $0.id == places[index].id }) else { return PixelRegion() }
      let beneath = beneath(index, places)
      // The clip of another layer that moves alike does not move.
      let hasTwin = beneath.contains { other in
        other.clip != nil && zip(places, shifts).contains { $0.id == other.id && $1 == shift }
      }
      if hasTwin && shift != .zero || beneath != LayerChanges.beneath(old, former) { return PixelRegion() }
      return owned[index].intersection(oldOwned[old].moved(by: shift))
    }
  }

  /// The pixels that belong to each layer.
  private static func owned(_ places: [ScrollLayer.Place]) -> [PixelRegion] {
    places.indices.map { index in
      var region = PixelRegion(places[index].clip)
      for other in places[(index + 1)...] { region.subtract(other.clip) }
      return region
    }
  }

  /// A layer that may show through another one.
  private struct Lower: Equatable {
    let id: UInt64
    /// Where it shows; nil for one in which the other lies, so that it is cut off with it.
    let clip: PixelRect?
  }

  /// The layers that may show through one.
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

  /// Has pixels painted where something has changed that belongs to the root or a layer, as far as that shows in `clip`, and where pixels that showed
  /// it have moved to.
  mutating func damage(_ rect: PixelRect, in clip: PixelRect, of id: UInt64) {
    painted.add(rect.intersection(clip))
    for question in questions where question.id == id { leaveOut([rect], of: question) }
    painted.limit(to: Self.limit)
  }

  /// What has to be looked for before anything is moved.
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

  /// Has parts painted that move in another way than the pixels of a layer: where they are, and where the pixels are now that showed them.
  mutating func leaveOut(_ parts: [PixelRect], of question: Question) {
    for part in parts {
      for rect in [part, part.moved(by: question.shift)] {
        for piece in kept[question.index].intersection(rect).rects { painted.add(piece) }
      }
    }
    painted.limit(to: Self.limit)
  }

  /// Pixels that only move.
  var moves: [PixelMove] {
    shifts.indices.flatMap { index -> [PixelMove] in
      guard let shift = shifts[index], shift != .zero else { return [] }
      return kept[index].rects.map { PixelMove(to: $0, by: shift) }
    }
  }
}
