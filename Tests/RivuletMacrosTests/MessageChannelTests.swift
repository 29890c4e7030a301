import Foundation
import RivuletExpansion
import Testing

/// A channel that reads what it wrote, with the pipe between; whoever lets go of it closes the pipe.
private final class Loop: Sendable {
  let pipe: Pipe
  let channel: MessageChannel

  init() {
    pipe = Pipe()
    channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
  }

  func send(_ message: [UInt8]) { channel.send(message) }
  func receive() -> [UInt8]? { channel.receive() }
}

@Suite struct MessageChannelTests {
  private let loop = Loop()

  @Test func `a message is eight bytes of length and its bytes`() throws {
    loop.send(Array("héllo".utf8))
    #expect(try loop.pipe.fileHandleForReading.read(upToCount: 14) == Data([6, 0, 0, 0, 0, 0, 0, 0] + Array("héllo".utf8)))
  }

  @Test func `messages arrive in order, the empty one too`() {
    loop.send([1, 2])
    loop.send([])
    loop.send([3])
    #expect(loop.receive() == [1, 2])
    #expect(loop.receive() == [])
    #expect(loop.receive() == [3])
  }

  @Test func `a message larger than one read arrives whole`() {
    let message = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let writer = Thread { [loop] in loop.send(message) }
    writer.start()
    #expect(loop.receive() == message)
  }

  @Test(arguments: [[], [4, 0, 0], [4, 0, 0, 0, 0, 0, 0, 0, 1], [255, 255, 255, 255, 255, 255, 255, 255, 1]] as [[UInt8]])
  func `a pipe that closes early ends the conversation`(sent: [UInt8]) throws {
    loop.pipe.fileHandleForWriting.write(Data(sent))
    try loop.pipe.fileHandleForWriting.close()
    #expect(loop.receive() == nil)
  }
}
