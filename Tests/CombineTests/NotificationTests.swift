import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct NotificationTests {
  let center = NotificationCenter()
  let name = Notification.Name("changed")

  @Test func `notifications are published as far as they are asked for`() {
    let probe = center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 }.probe(.max(2))
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    center.post(name: name, object: nil, userInfo: ["n": 3])
    center.post(name: name, object: nil, userInfo: ["n": 4])
    probe.request(.max(1))
    center.post(name: name, object: nil, userInfo: ["n": 5])
    #expect(probe.text == "1 3 5")
    #expect("\(probe.subscription!)" == "NotificationCenter Observer")
    probe.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 6])
    #expect(probe.text == "1 3 5")
  }

  @Test func `one object's notifications can be told from others'`() {
    let (mine, other) = (NSObject(), NSObject())
    let probe = center.publisher(for: name, object: mine).map { _ in 1 }.probe(.unlimited)
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    #expect(probe.text == "1")
    #expect(center.publisher(for: name, object: mine) == center.publisher(for: name, object: mine))
    #expect(center.publisher(for: name, object: mine) != center.publisher(for: name))
  }

  @Test func `a cancelled subscription is released by its center`() {
    weak var weakToken: NSObject?
    do {
      let token = NSObject()
      weakToken = token
      center.publisher(for: name).sink { _ in _ = token }.cancel()
    }
    #expect(weakToken == nil)
  }

  @Test func `a load is published with its response, or fails`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answerer.self]
    let session = URLSession(configuration: configuration)
    let good = session.dataTaskPublisher(for: URL(string: "answer://good")!)
    var loaded: [String] = []
    for try await (data, response) in good.values {
      loaded.append("\(String(decoding: data, as: UTF8.self)) \(response.expectedContentLength)")
    }
    #expect(loaded == ["hello 5"])
    let bad = session.dataTaskPublisher(for: URL(string: "answer://bad")!)
    await #expect(throws: URLError.self) { for try await _ in bad.values {} }
  }
}

/// A server without a network.
final class Answerer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}
  override func startLoading() {
    guard let url = request.url, url.host == "good" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("hello".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
