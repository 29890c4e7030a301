struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let show: String
}

extension Episode {
  static let all = [
    Episode(id: 1, title: "High Water", show: "Tide Tables"),
    Episode(id: 2, title: "The Harbour", show: "Tide Tables"),
    Episode(id: 3, title: "Sleeper to Oslo", show: "Night Trains"),
  ]
}
