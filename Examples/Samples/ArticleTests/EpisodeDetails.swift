import SwiftUI

struct EpisodeDetails: View {
  let published: Date
  let plays: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Episode *12*")
        .font(.headline)
      Text(published, format: .dateTime.day().month(.wide).year())
      Text("\(plays, format: .number) plays")
        .monospacedDigit()
      Text("A walk along the coast, told in the words of people who live there.")
        .lineLimit(2, reservesSpace: true)
        .textSelection(.enabled)
    }
  }
}
