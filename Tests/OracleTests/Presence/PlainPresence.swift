/// The plain model of an app made of parts: which probes there are, in view order, by their identity.
struct PlainPresence {
  /// A probe as it is at rest.
  struct Entry: Equatable {
    let place: String
    var number: Int
    /// False behind another screen and in a tab that is not selected.
    var isShown: Bool
    /// True in a lazy container that is not shown: its rows are made and updated when they come into sight.
    var isLoose: Bool
    var count = 0

    var text: String { "\(place) \(number) \(count)" }
  }

  private(set) var entries: [Entry] = []
  /// The numbers of owners, by place.
  private var owned: [String: Int] = [:]
  /// The tabs that have been selected once, by place.
  private var seen: Set<String> = []

  /// The surroundings of a part.
  private struct Place {
    var name = ""
    var isShown = true
    var isLazy = false
    var ambient = 7
    var owned = -1

    func named(_ suffix: String) -> Place {
      var place = self
      place.name += suffix
      return place
    }

    func shown(_ isShown: Bool) -> Place {
      var place = self
      place.isShown = place.isShown && isShown
      return place
    }
  }

  subscript(place: String) -> Entry? { entries.first { $0.place == place } }

  /// Counts at a probe.
  mutating func count(_ place: String) { change(place) { $0.count += 1 } }

  /// Takes over a state that may have been kept or begun anew.
  mutating func adopt(_ place: String, count: Int) { change(place) { $0.count = count } }

  private mutating func change(_ place: String, _ change: (inout Entry) -> Void) {
    if let index = entries.firstIndex(where: { $0.place == place }) { change(&entries[index]) }
  }

  /// Writes the number of an owner; the entries follow with the next `update`.
  mutating func write(_ number: Int, ofOwner place: String) { owned[place] = number }

  /// Makes the entries for the values of the model. A place that was there keeps its state.
  @MainActor
  mutating func update(_ app: Part, _ model: Model) {
    let counts = Dictionary(uniqueKeysWithValues: entries.map { ($0.place, $0.count) })
    let visited = seen
    (entries, seen) = ([], [])
    add(app, Place(), model, visited)
    for index in entries.indices { entries[index].count = counts[entries[index].place] ?? 0 }
    let places = Set(entries.map(\.place))
    owned = owned.filter { places.contains($0.key) }
  }

  private mutating func addProbe(_ number: Int, _ place: Place) {
    entries.append(Entry(place: place.name, number: number, isShown: place.isShown, isLoose: place.isLazy && !place.isShown))
  }

  @MainActor
  private mutating func add(_ parts: [Part], _ place: Place, _ model: Model, _ visited: Set<String>) {
    for (index, part) in parts.enumerated() { add(part, place.named("/\(index)"), model, visited) }
  }

  @MainActor
  private mutating func add(_ part: Part, _ place: Place, _ model: Model, _ visited: Set<String>) {
    switch part {
    case .probe(let source): addProbe(model.number(source), place)
    case .ambient: addProbe(place.ambient, place)
    case .bound: addProbe(place.owned, place)
    case .group(let parts), .column(let parts), .section(let parts): add(parts, place, model, visited)
    case .either(let source, let first, let second):
      if model.number(source).isMultiple(of: 2) {
        add(first, place.named("+"), model, visited)
      } else if let second {
        add(second, place.named("-"), model, visited)
      }
    case .erased(let source, let part): add(part, place.named(model.number(source).isMultiple(of: 2) ? "a" : "b"), model, visited)
    case .identified(let source, let part): add(part, place.named("#\(model.number(source) % 3)"), model, visited)
    case .rows(let list, let part):
      for id in model.observed.lists[list] { add(part, place.named(".\(id)"), model, visited) }
    case .moving(_, let part), .animated(_, let part): add(part, place, model, visited)
    case .owner(let part):
      let number = owned[place.name + "own"] ?? 0
      addProbe(number, place.named("own"))
      var inner = place.named("o")
      inner.owned = number
      add(part, inner, model, visited)
    case .environment(let source, let part):
      var inner = place
      inner.ambient = model.number(source)
      add(part, inner, model, visited)
    case .container(let kind, let parts):
      var inner = place
      inner.isLazy = kind != .stack
      add(parts, inner, model, visited)
    case .screen(let kind, let source, let first, let second):
      addScreens(kind, isSecond: !model.number(source).isMultiple(of: 2), first, second, place, model, visited)
    }
  }

  @MainActor
  private mutating func addScreens(
    _ kind: Part.Screen, isSecond: Bool, _ first: Part, _ second: Part, _ place: Place, _ model: Model, _ visited: Set<String>
  ) {
    switch kind {
    case .sheet:
      add(first, place.named("1"), model, visited)
      if isSecond { add(second, place.named("2"), model, visited) }
    case .path, .destination:
      add(first, place.named("1").shown(!isSecond), model, visited)
      if isSecond { add(second, place.named("2"), model, visited) }
    case .tabs:
      for (tab, isSelected) in [(place.named("1"), !isSecond), (place.named("2"), isSecond)] {
        guard visited.contains(tab.name) || isSelected && tab.isShown else { continue }
        seen.insert(tab.name)
        add(tab.name.hasSuffix("1") ? first : second, tab.shown(isSelected), model, visited)
      }
    }
  }
}
