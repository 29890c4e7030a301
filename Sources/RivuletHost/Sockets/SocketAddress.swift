import Foundation

/// The address of a Unix socket.
struct SocketAddress {
  private var address = sockaddr_un()

  /// Creates the address for a path. Fails if the path is empty or too long for a socket address.
  init?(path: String) {
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard !bytes.isEmpty, bytes.count < room else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      for (index, byte) in bytes.enumerated() { place[index] = byte }
    }
  }

  /// Calls `body` with a pointer to the address in the form that system functions take.
  mutating func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Returns a new socket, or nil if the process has too many open files.
  static func makeSocket() -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}

extension LineSocket {
  /// Connects to the socket that an app serves at a path. Returns nil if the connection fails.
  package static func connect(toPath path: String) -> LineSocket? {
    guard var address = SocketAddress(path: path), let descriptor = SocketAddress.makeSocket() else { return nil }
    guard address.withPointer({ Foundation.connect(descriptor, $0, $1) }) == 0 else {
      Foundation.close(descriptor)
      return nil
    }
    return LineSocket(descriptor: descriptor, lineLimit: trustedLineLimit)
  }
}
