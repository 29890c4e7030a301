/// Where a content looks up the environment: at the place around all contents of a pattern, and at those that its modifiers make.
struct ContentPlaces {
  let around: EnvironmentPlace
  /// In the order in which they are made; most contents make none.
  private(set) var own: [EnvironmentPlace] = []

  init(around: EnvironmentPlace) {
    self.around = around
  }

  /// A place by its number in the pattern: 0 is the one around.
  subscript(number: Int) -> EnvironmentPlace { number == 0 ? around : own[number - 1] }

  mutating func append(_ place: EnvironmentPlace) { own.append(place) }
}
