import SwiftUI

extension Feed {
  /// A small show for previews.
  static let sample = Feed(
    title: "Tide Tables", author: "Mara Lindqvist",
    episodes: [
      Episode(
        title: "The Harbour at Five", showTitle: "Tide Tables", duration: 90,
        summary: "Before the ferries wake, the harbour belongs to the people who mend things."),
      Episode(title: "A Bell Under Water", showTitle: "Tide Tables", duration: 41),
      Episode(title: "바다로 가는 길", showTitle: "Tide Tables", duration: nil),
    ])
}
