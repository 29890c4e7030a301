import Dispatch
import Foundation

/// A Unix socket at a path that accepts connections on the main queue.
///
/// The socket's file is accessible only to its user, and is removed when the listener is closed.
@MainActor
package final class LineListener {
  /// Called with each new connection, which is released unless the closure retains it.
  package var onConnection: (LineSocket) -> Void = { _ in }
  package let path: String
  private let source: any DispatchSourceRead
  private let descriptor: Int32
  private var isOpen = true

  /// Serves a socket at a path, replacing any socket there that no process serves any longer. Throws an error that explains the reason if
  /// the socket can't be served.
  package init(path: String) throws(SocketError) {
    self.path = path
    guard var address = SocketAddress(path: path) else { throw SocketError("The path of the socket \"\(path)\" is empty or too long.") }
    if let other = LineSocket.connect(toPath: path) {
      other.close()
      throw SocketError("Another process is serving the socket \"\(path)\". Choose another file.")
    }
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFSOCK else { throw SocketError("\"\(path)\" is a file, not a socket. Choose another file.") }
      unlink(path)
    }
    guard let descriptor = SocketAddress.makeSocket() else {
      throw SocketError("No socket can be created: \(String(cString: strerror(errno))).")
    }
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0, listen(descriptor, 8) == 0 else {
      let reason = String(cString: strerror(errno))
      Foundation.close(descriptor)
      throw SocketError("The socket \"\(path)\" cannot be served: \(reason).")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { Foundation.close(descriptor) }
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
    source.resume()
  }

  isolated deinit {
    close()
  }

  /// Closes the socket. Connections that were already accepted remain open.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    source.cancel()
    unlink(path)
  }

  private func accept() {
    while isOpen {
      let connection = Foundation.accept(descriptor, nil, nil)
      guard connection >= 0 else { return }
      onConnection(LineSocket(descriptor: connection))
    }
  }
}

/// The reason a socket can't be served, as a sentence.
package struct SocketError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
