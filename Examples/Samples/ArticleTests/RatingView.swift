import SwiftUI

struct RatingView: View {
  @Binding var stars: Int

  var body: some View {
    HStack {
      ForEach(1..<6) { star in
        Image(systemName: star <= stars ? "star.fill" : "star")
          .onTapGesture { stars = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: stars = min(5, stars + 1)
      case .decrement: stars = max(1, stars - 1)
      @unknown default: break
      }
    }
  }
}

struct RatedEpisode: View {
  @State private var stars = 3

  var body: some View {
    VStack {
      Text("Episode 12").accessibilityAddTraits(.isHeader)
      RatingView(stars: $stars)
      Button {
        stars = 1
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Reset Rating")
      .accessibilityHint("Sets the rating to one star.")
    }
  }
}
