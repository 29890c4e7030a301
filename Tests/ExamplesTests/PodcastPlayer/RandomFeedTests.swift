import Foundation
import Testing

@testable import PodcastPlayer

/// Whatever the bytes are, there is a feed or a sentence.
@Suite struct RandomFeedTests {
  /// How many feeds are tried. More with `RIVULET_FEED_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_FEED_SEEDS"].flatMap { Int($0) } ?? 300
  /// The seed of the first feed. Another one with `RIVULET_FEED_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_FEED_FIRST_SEED"].flatMap { Int($0) } ?? 1

  private static let encodings = [
    "utf-8", "UTF-7", "utf-16", "iso-8859-1", "windows-1252", "shift_jis", "us-ascii", "utf-32", "x-user-defined",
  ]

  private static func feed(seed: Int, sample: [UInt8]) -> Data {
    var mutation = FeedMutation(seed: seed)
    var bytes = sample
    let name = encodings[seed % encodings.count]
    if seed % 3 == 0, let range = Data(bytes).range(of: Data("UTF-8".utf8)) { bytes.replaceSubrange(range, with: name.utf8) }
    if seed % 7 == 0 { bytes = bytes.flatMap { [$0, 0] } }
    mutation.damage(&bytes)
    return Data(bytes)
  }

  @Test func `damaged feeds end in a feed or in a sentence`() throws {
    let path = try #require(FeedSource.sampleURL)
    let sample = [UInt8](try Data(contentsOf: path))
    var complaints: [String] = []
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) {
      guard let sentence = try Feeds.problem(Self.feed(seed: seed, sample: sample)) else { continue }
      if !sentence.hasPrefix("feed.xml") || sentence.contains("\n") { complaints.append("seed \(seed): \(sentence)") }
    }
    #expect(
      complaints.isEmpty, "\(Self.seedCount) feeds from seed \(Self.firstSeed) on:\n\(complaints.prefix(10).joined(separator: "\n"))")
  }

  @Test func `what comes before the damage is shown`() throws {
    let path = try #require(FeedSource.sampleURL)
    let sample = try Data(contentsOf: path)
    let end = try #require(sample.range(of: Data("</item>".utf8))).upperBound
    var complaints: [String] = []
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) {
      var tail = [UInt8](sample[end...])
      var mutation = FeedMutation(seed: seed)
      mutation.damage(&tail)
      do {
        let first = try FeedParser(file: "feed.xml").feed(from: sample[..<end] + tail).episodes.first
        if first?.title != "The Harbour at Five" || first?.audioURL == nil { complaints.append("seed \(seed): \(first?.title ?? "none")") }
      } catch let problem as FeedProblem {
        complaints.append("seed \(seed): \(problem.sentence)")
      }
    }
    #expect(
      complaints.isEmpty, "\(Self.seedCount) feeds from seed \(Self.firstSeed) on:\n\(complaints.prefix(10).joined(separator: "\n"))")
  }
}
