import Dispatch
import Foundation
import RivuletHost
import Testing

/// Lines over sockets.
@MainActor
struct LineSocketTests {
  private func path() -> String { FileManager.default.temporaryDirectory.appendingPathComponent("s\(UUID().uuidString.prefix(8))").path }

  @Test func `lines arrive whole and in order, however they are cut`() async throws {
    let (one, other) = Inspection.descriptors()
    let socket = LineSocket(descriptor: one)
    let text = Array("first\nsecönd\n\nthi".utf8)
    for byte in text { #expect(write(other, [byte], 1) == 1) }
    #expect(write(other, "rd\n", 3) == 3)
    var lines: [String] = []
    await withCheckedContinuation { continuation in
      socket.onLine = { line in
        lines.append(line)
        if lines.count == 3 { continuation.resume() }
      }
    }
    #expect(lines == ["first", "secönd", "third"])
    close(other)
  }

  @Test func `a reader that does not read is no obstacle`() async throws {
    let (one, other) = Inspection.descriptors()
    let socket = LineSocket(descriptor: one)
    let line = String(repeating: "x", count: 9_999)
    var count = 0
    while socket.send(line) { count += 1 }
    #expect(socket.waitingBytes >= LineSocket.outputLimit)
    #expect(socket.waitingBytes < LineSocket.outputLimit + 10_000)
    let reader = LineSocket(descriptor: other)
    var received = 0
    await withCheckedContinuation { continuation in
      reader.onLine = { text in
        received += text == line ? 1 : 0
        if received == count { continuation.resume() }
      }
    }
    #expect(socket.send("more"))
  }

  @Test func `lines of a program that does not read its answers wait, and are answered once it reads`() async throws {
    let (one, other) = Inspection.descriptors()
    let socket = LineSocket(descriptor: one)
    let answer = String(repeating: "x", count: 99_999)
    var answered = 0
    socket.onLine = { _ in
      answered += 1
      #expect(socket.send(answer))
    }
    let requests = [UInt8](String(repeating: "ask\n", count: 200).utf8)
    #expect(write(other, requests, requests.count) == requests.count)
    let (near, far) = Inspection.pair()
    far.onLine = { far.send("answer to \($0)") }
    for number in 1...100 {
      await withCheckedContinuation { continuation in
        near.onLine = { _ in continuation.resume() }
        near.send("\(number)")
      }
    }
    // The other program was answered 100 times meanwhile, and this one only as often as there is room.
    #expect(answered > 5 && answered < 30)
    let reader = LineSocket(descriptor: other)
    var received = 0
    await withCheckedContinuation { continuation in
      reader.onLine = { line in
        received += line == answer ? 1 : 0
        if received == 200 { continuation.resume() }
      }
    }
    #expect(answered == 200)
  }

  @Test func `other work comes between two lines of a burst`() async throws {
    let (near, far) = Inspection.pair()
    var order: [String] = []
    await withCheckedContinuation { continuation in
      far.onLine = { line in
        order.append(line)
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append("work after \(line)") } }
        if line == "2" { DispatchQueue.main.async { continuation.resume() } }
      }
      for number in 0..<3 { near.send("\(number)") }
    }
    #expect(order == ["0", "work after 0", "1", "work after 1", "2", "work after 2"])
  }

  @Test func `lines that have arrived before the end of a connection are taken`() async throws {
    let (one, other) = Inspection.descriptors()
    let socket = LineSocket(descriptor: one)
    var lines: [String] = []
    let text = [UInt8]("1\n2\n3\n".utf8)
    #expect(write(other, text, text.count) == text.count)
    close(other)
    await withCheckedContinuation { continuation in
      socket.onLine = { lines.append($0) }
      socket.onClose = { continuation.resume() }
    }
    #expect(lines == ["1", "2", "3"])
  }

  @Test func `a line without an end ends the connection`() async throws {
    let (one, other) = Inspection.pair()
    await withCheckedContinuation { continuation in
      other.onClose = { continuation.resume() }
      one.send(String(repeating: "x", count: LineSocket.lineLimit + 2))
    }
    #expect(!other.isOpen)
  }

  @Test func `a reader of an app takes long lines`() async throws {
    let (one, other) = Inspection.descriptors()
    let (sender, reader) = (LineSocket(descriptor: one), LineSocket(descriptor: other, lineLimit: LineSocket.trustedLineLimit))
    let long = String(repeating: "x", count: 3 * LineSocket.lineLimit)
    var lines: [String] = []
    await withCheckedContinuation { continuation in
      reader.onLine = { line in
        lines.append(line)
        if lines.count == 2 { continuation.resume() }
      }
      sender.send(long)
      sender.send("end")
    }
    #expect(lines == [long, "end"])
  }

  @Test func `a socket replaces the file of one that is gone, and no other file`() throws {
    let path = path()
    let first = try LineListener(path: path)
    #expect(throws: SocketError.self) { try LineListener(path: path) }
    first.close()
    #expect(!FileManager.default.fileExists(atPath: path))
    try Data("text".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: SocketError.self) { try LineListener(path: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: SocketError.self) { try LineListener(path: "/no/such/folder/socket") }
    #expect(throws: SocketError.self) { try LineListener(path: String(repeating: "long", count: 50)) }
    #expect(LineSocket.connect(toPath: path) == nil)
  }
}
