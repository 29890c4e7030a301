/// Where an episode is in the library.
struct EpisodePlace: Hashable {
  var show: Feed.ID
  /// In the show's episodes.
  var index: Int
}
