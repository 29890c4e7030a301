import SwiftUI

/// When playing ends by itself.
enum SleepTimer: Hashable, Identifiable {
  case minutes(Int)
  case endOfEpisode

  /// What menus offer.
  static let offers: [SleepTimer] = [.minutes(5), .minutes(15), .minutes(30), .minutes(60), .endOfEpisode]

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .minutes(let count): "In \(count) Minutes"
    case .endOfEpisode: "At the End of the Episode"
    }
  }
}
