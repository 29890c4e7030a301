import SwiftUI

/// The file of a feed.
struct FeedFile {
  /// More is not read: a feed of a thousand episodes has two or three.
  static let limitMegabytes = 20

  /// As the user wrote it.
  let path: String

  /// Everything in the file.
  func read() throws -> Data {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      try check(FileManager.default.attributesOfItem(atPath: url.path))
      return try Data(contentsOf: url)
    } catch let error as CocoaError {
      throw problem(reason(of: error))
    }
  }

  private func check(_ attributes: [FileAttributeKey: Any]) throws {
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw problem(.folder)
    default: throw problem(.notAFile)
    }
    let bytes = (attributes[.size] as? NSNumber)?.intValue ?? 0
    if bytes > Self.limitMegabytes * 1_000_000 { throw problem(.tooLarge(bytes: bytes)) }
  }

  private func problem(_ reason: FeedProblem.Reason) -> FeedProblem {
    FeedProblem(file: path, reason: reason)
  }

  /// What a failure of the file system means to the user.
  func reason(of error: CocoaError) -> FeedProblem.Reason {
    switch error.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .missing
    case .fileReadNoPermission: .notPermitted
    default: .unreadable
    }
  }
}
