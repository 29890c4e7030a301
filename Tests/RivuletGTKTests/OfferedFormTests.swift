#if GTK
import Foundation
import RivuletFoundation
import RivuletGTK
import Testing

/// What other programs get of items that are copied or dragged, and what is made of theirs.
struct OfferedFormTests {
  private func dump(_ items: [NSItemProvider]) -> [String] {
    OfferedForm.forms(of: items).map { "\($0.mime): \(String(decoding: $0.data, as: UTF8.self))" }
  }

  @Test func `texts are lines of one text, addresses one list, and of other types other programs get the first item`() {
    let first = NSItemProvider(Data("a".utf8), as: UTType(exportedAs: "org.example.card"))
    first.add(Data("one".utf8), as: .utf8PlainText)
    let second = NSItemProvider(Data("b".utf8), as: UTType(exportedAs: "org.example.card"))
    let address = NSItemProvider(Data("https://a.b".utf8), as: .url)
    let file = NSItemProvider(Data("file:///tmp/c%20d".utf8), as: .fileURL)
    #expect(
      dump([first, second, address, file]) == [
        "application/x.org.example.card: a",
        "text/plain;charset=utf-8: one\nhttps://a.b\n/tmp/c d", "text/plain: one\nhttps://a.b\n/tmp/c d",
        "text/uri-list: https://a.b\r\nfile:///tmp/c%20d\r\n",
      ])
  }

  @Test func `a form that only the app may see is not offered`() {
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png, visibility: .ownProcess) { done in
      done(Data([1]), nil)
      return nil
    }
    #expect(dump([item]) == [])
  }

  @Test func `a type of an app comes back from the MIME type that is made of it`() throws {
    #expect(OfferedType.content(of: "application/x.org.example.card")?.identifier == "org.example.card")
    #expect(OfferedType.content(of: "image/png") == .png)
    #expect(OfferedType.content(of: "TEXT/plain") == .utf8PlainText)
    #expect(OfferedType.content(of: "chemical/x-unheard-of") == nil)
  }

  @Test func `a list of addresses becomes an item for each, other forms become one item`() async throws {
    let types = [OfferedType(mime: "text/plain", content: .utf8PlainText), OfferedType(mime: "text/uri-list", content: .fileURL)]
    let list = Data("# two\r\nhttps://a.b\r\nfile:///none/here\r\n".utf8)
    let addresses = OfferedType.providers(types, [Data("text".utf8), list])
    #expect(addresses.map(\.registeredTypeIdentifiers) == [["public.url"], ["public.file-url"]])
    let single = OfferedType.providers(types, [Data("text".utf8), nil], later: [(.png, { Data([1, 2]) })])
    #expect(single.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text", "public.png"]])
    #expect(single.loadedText == "text")
    #expect(try await single.first?._data(for: "public.image") == Data([1, 2]))
    #expect(OfferedType.providers(types, [nil, Data()]).isEmpty)
  }
}
#endif
