import SwiftUI

/// Says why a feed cannot be played.
struct FeedProblemView: View {
  let problem: FeedProblem

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "exclamationmark.triangle")
        .font(.system(size: 48))
        .foregroundColor(.orange)
        .accessibilityHidden(true)
      Text("This feed cannot be played")
        .font(.title3.bold())
      Text(verbatim: problem.sentence)
        .foregroundColor(.secondary)
        .accessibilityIdentifier("problem")
    }
    .multilineTextAlignment(.center)
    .padding(32)
  }
}

#Preview {
  FeedProblemView(problem: FeedProblem(file: "feed.xml", line: 12, reason: .badDuration("-5", title: "The Harbour at Five")))
}
