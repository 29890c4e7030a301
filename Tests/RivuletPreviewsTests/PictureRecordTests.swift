import Foundation
import Testing

@testable import RivuletPreviews

/// The record that lets pictures go on behind a preview that ended the program.
struct PictureRecordTests {
  @Test func `a picture that was begun is known to the next run, made or not`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl").path(percentEncoded: false)
    let record = PictureRecord(at: path)
    try record.add(.init(preview: "A/one", variant: "light"))
    try record.add(.init(preview: "A/one", variant: "light", file: "one.png", width: 2, height: 3))
    try record.add(.init(preview: "A/two", variant: "dark"))
    // A line that was cut off counts as none.
    try (Data(contentsOf: URL(filePath: path)) + Data("{\"prev".utf8)).write(to: URL(filePath: path))
    let next = PictureRecord(at: path)
    #expect(next.entries.map(\.file) == ["one.png", nil])
    #expect(next.hasBegun("A/two", "dark") && !next.hasBegun("A/two", "light"))
    next.remove()
    #expect(PictureRecord(at: path).entries.isEmpty)
  }

  @Test func `names of files are plain, and no two are the same`() {
    var names = PictureNames()
    #expect(names.path(section: "Kit/List.swift", title: "Dark & wide") == "Kit-List.swift/Dark-wide")
    #expect(names.path(section: "Kit/List.swift", title: "dark/wide") == "Kit-List.swift/dark-wide-2")
    #expect(names.path(section: "../..", title: "") == "preview/preview")
    #expect(PictureNames.plain("Größe 한국어") == "Größe-한국어")
  }

  @Test func `the page shows pictures in half of their pixels, and says what is missing`() {
    let made = PictureRecord.Entry(preview: "A/<b>", variant: "light", file: "ä b/1.png", width: 780, height: 20)
    let ended = PictureRecord.Entry(preview: "A/<b>", variant: "dark")
    let page = PicturePage.text([.init(section: "A", title: "<b>", line: 1, pictures: [made, ended])], scale: 2)
    #expect(page.contains("src=\"%C3%A4%20b/1.png\" width=\"390\" height=\"10\" alt=\"A/&lt;b&gt;, light\""))
    #expect(page.contains("<h3>&lt;b&gt;</h3>") && page.contains("The program crashed while drawing this image."))
  }
}
