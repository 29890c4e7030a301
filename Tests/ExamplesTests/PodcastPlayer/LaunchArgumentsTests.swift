import Testing

@testable import PodcastPlayer

/// What the program is told.
@Suite struct LaunchArgumentsTests {
  @Test func `without arguments the sample is played`() {
    let arguments = LaunchArguments([])
    #expect(arguments.source == .sample)
    #expect(!arguments.isCheck)
  }

  @Test(arguments: [
    (["feed.xml"], "feed.xml", false), (["--check", "feed.xml"], "feed.xml", true), (["feed.xml", "--check"], "feed.xml", true),
    (["-v", "--other=1", "feed.xml", "second.xml"], "feed.xml", false), ([""], "", false),
  ])
  func `the first argument that is no option is the feed`(arguments: [String], path: String, isCheck: Bool) {
    #expect(LaunchArguments(arguments).source == .file(path: path))
    #expect(LaunchArguments(arguments).isCheck == isCheck)
  }
}
