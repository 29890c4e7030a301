import Foundation
import RivuletCore
import Testing

@testable import RivuletHost

/// Addresses that an app is asked to open, and what lies at addresses.
struct AddressTests {
  @Test func `arguments with a scheme are addresses to open (B20.69)`() {
    let arguments = ["/usr/bin/app", "app://item/1", "--flag", "x:", "plain", "mailto:a@b.c", "/some/file"]
    #expect(LaunchOptions.addresses(in: arguments).map(\.absoluteString) == ["app://item/1", "mailto:a@b.c"])
    #expect(LaunchOptions.addresses(in: ["app://itself"]) == [])
  }

  @Test func `addresses that hold their data are read, encoded in either way`() throws {
    func text(_ address: String) throws -> String? {
      let url = try #require(URL(string: address))
      return AddressReader.data(in: url).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(try text("data:text/plain,hello%20there") == "hello there")
    #expect(try text("data:text/plain;base64,aGVsbG8=") == "hello")
    #expect(try text("data:nothing") == nil)
  }

  @Test func `a file that was made for an address goes when it is needed no longer`() async throws {
    let url = try #require(URL(string: "data:text/plain,hello"))
    var file: FetchedFile? = try await AddressReader.read(url)
    let path = try #require(file?.path)
    #expect(FileManager.default.contents(atPath: path) == Data("hello".utf8))
    file = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file stays where it lies, and one that is not there is an error`() async throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-address-\(UUID().uuidString)")
    try Data("x".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(try await AddressReader.read(place).path == place.path)
    #expect(FileManager.default.fileExists(atPath: place.path))
    await #expect(throws: URLError.self) { try await AddressReader.read(URL(fileURLWithPath: "/no/such/file")) }
  }
}
