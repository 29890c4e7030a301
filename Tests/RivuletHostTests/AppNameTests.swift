import Testing

@testable import RivuletHost

/// The name of an app that people read.
struct AppNameTests {
  private enum PodcastPlayerApp {}
  private enum RSSReaderApp {}
  private enum NotesApp {}
  private enum Main {}

  @Test func `the type of an app gives its name, word by word`() {
    #expect(AppName.name(of: PodcastPlayerApp.self, info: [:]) == "Podcast Player")
    #expect(AppName.name(of: RSSReaderApp.self, info: [:]) == "RSS Reader")
    #expect(AppName.name(of: NotesApp.self, info: [:]) == "Notes")
    #expect(AppName.name(of: Main.self, info: [:]) == AppName.name(of: nil, info: [:]))
    #expect(AppName.name(of: Main.self, info: [:]) != "Main")
  }

  @Test func `a bundle that says a name has the last word`() {
    #expect(AppName.name(of: NotesApp.self, info: ["CFBundleName": "Jotter", "CFBundleDisplayName": ""]) == "Jotter")
    #expect(AppName.name(of: NotesApp.self, info: ["CFBundleName": "Jotter", "CFBundleDisplayName": "My Jotter"]) == "My Jotter")
  }
}
