/// What the program is told: `PodcastPlayer [--check] [FEED]`.
struct LaunchArguments: Equatable {
  /// The first argument that is not an option; without one, the sample.
  var source = FeedSource.sample
  /// Whether the feed is only read, without a window.
  var isCheck = false

  /// Reads the arguments, without the program's own name. Options that are meant for others are passed over.
  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      if argument == "--check" {
        isCheck = true
      } else if !argument.hasPrefix("-"), source == .sample {
        source = .file(path: argument)
      }
    }
  }
}
