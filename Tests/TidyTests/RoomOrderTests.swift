import Testing

/// Each room of the core stands on the earlier ones alone.
@Suite struct RoomOrderTests {
  private static let core = RoomOrder(
    target: "RivuletCore", rooms: ["State", "Structure", "Containers", "Input", "Scenes"], foreign: ["userInitiated"])

  @Test func `a room of the core uses no member that only a later one declares`() {
    expectNone(Self.core.findings(in: Repository.outlines))
  }

  @Test func `every folder of the core is a room of the order`() {
    let folders = FolderGraph(of: Self.core.target, Repository.outlines).folders
    #expect(folders.filter { $0 != "." } == Self.core.rooms.sorted())
  }

  private func early(_ files: [(path: String, text: String)]) -> [String] {
    let outlines = files.map { Outline(SourceFile(path: "Sources/\($0.path)", text: $0.text)) }
    return RoomOrder(target: "House", rooms: ["Low", "High"], foreign: ["map"]).findings(in: outlines).map(\.path)
  }

  @Test func `a member that only a later room declares is found`() {
    let later = (path: "House/High/Lamp.swift", text: "extension Tree { var lamp: Int { 1 }; func lit() {}; var map: Int { 2 } }")
    #expect(early([later, ("House/Low/Tree.swift", "func f(t: Tree) { t.lamp }")]) == ["Sources/House/Low/Tree.swift"])
    #expect(early([later, ("House/Low/Tree.swift", "func f(t: Tree) { t.lit() }")]) == ["Sources/House/Low/Tree.swift"])
    #expect(early([later, ("House/High/Tree.swift", "func f(t: Tree) { t.lamp }")]) == [])
    #expect(early([later, ("House/Low/Tree.swift", "func f(t: Tree) { t.map; lamp() } // t.lamp")]) == [])
    let other = (path: "Other/Lamp.swift", text: "struct A { let lamp = 1 }")
    #expect(early([later, ("House/Low/Tree.swift", "func f(t: Tree) { t.lamp }"), other]) == [])
    #expect(early([later, ("House/Low/Tree.swift", "struct Tree { var lamp = 1 }\nfunc f(t: Tree) { t.lamp }")]) == [])
  }
}
