#if GTK
import Cards
import ExamCapture
import Foundation
import Library
import NotesExample
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletElements
import RivuletScreens
import Testing

@testable import PodcastPlayer

/// The examples as assistive technology finds them: every control has a name, in all screens, sheets and menus that clicks lead to.
@MainActor
struct ExampleTreeTests {
  /// The roles that need no name: they are texts, or hold elements that have names.
  private static let nameless: Set<String> = ["grouping", "panel", "page tab list", "frame"]

  /// The lines of the objects that nothing can be said of, or that are called by something that is no word.
  private func unnamed(_ stage: AccessibleStage, in path: String = AccessibleStage.window) -> [String] {
    stage.children(path).flatMap { child in
      let (role, name) = (stage.role(child), stage.name(child))
      let isSpoken = Self.nameless.contains(role) || !name.isEmpty
      let isRaw = role != "label" && name.contains(/^[a-z0-9]+(\.[a-z0-9]+)+$/)
      let isListed = stage.objects.interfaces(of: child).contains(.action) && name.isEmpty
      return (isSpoken && !isRaw && !isListed ? [] : ["\(role) \"\(name)\" in \(stage.role(path)) \"\(stage.name(path))\""])
        + unnamed(stage, in: child)
    }
  }

  /// What can be clicked, once for each role and name.
  private func clickable(_ stage: AccessibleStage, in path: String = AccessibleStage.window) -> [(key: String, path: String)] {
    stage.children(path).flatMap { child in
      let own = stage.objects.interfaces(of: child).contains(.action) ? [("\(stage.role(child)) \(stage.name(child))", child)] : []
      return own + clickable(stage, in: child)
    }
  }

  /// Clicks everything that it finds, each once, and looks for objects without names after each click; gives how many were clicked.
  private func walk<Root: View>(_ root: Root, _ idiom: Idiom) async -> Int {
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 960, height: 640)
    let stage = AccessibleStage(root, idiom: idiom, size: size)
    await stage.rest()
    var clicked: Set<String> = []
    var way: [String] = []
    var known: Set<String> = []
    while way.count < 120 {
      let faults = unnamed(stage).filter { known.insert($0).inserted }
      #expect(faults == [], "\(Root.self) \(idiom) after \(way.suffix(4))")
      guard let next = clickable(stage).first(where: { !clicked.contains($0.key) }) else { break }
      clicked.insert(next.key)
      way.append(next.key)
      _ = stage.call(.action, "DoAction", next.path, .int(0))
      await stage.rest()
      _ = stage.events()
    }
    return way.count
  }

  private func walks<Root: View>(_ makeRoot: () -> Root) async -> Int {
    var count = 0
    for idiom in [Idiom.desktop, .phone] { count += await walk(makeRoot(), idiom) }
    return count
  }

  @Test func `cards`() async {
    #expect(await walks { CardsScreen(table: CardTable()) } > 10)
  }

  @Test func `the exam, its screen and its pages`() async {
    #expect(await walks { ComparisonView() } > 0)
    #expect(await walks { ExamScreen() } > 0)
    #expect(await walks { ExamPagesScreen(model: ExamPagesModel()) } > 8)
  }

  @Test func `the library of episodes`() async {
    #expect(await walks { LibraryScreen(library: EpisodeLibrary(episodeCount: .some)) } > 10)
  }

  @Test func `notes and their settings`() async {
    #expect(await walks { NotesScreen(store: NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes)) } > 20)
    #expect(await walks { NotesExample.SettingsView() } > 4)
  }

  @Test func `podcasts, their player and their settings`() async {
    #expect(await walks { RootView(library: PodcastLibrary(feed: .success(.sample))) } > 20)
    #expect(await walks { PodcastPlayer.SettingsView() } > 2)
  }
}
#endif
