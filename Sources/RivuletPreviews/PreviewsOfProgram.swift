import Foundation
package import RivuletHost

/// The entry points for a program that shows its previews instead of its app.
@MainActor
package enum PreviewsOfProgram {
  /// Runs the preview mode that the options request, and ends the process. Returns if the options don't request previews.
  package static func run(_ options: LaunchOptions) {
    if let image = options.previewImage { PreviewImage.run(options: options, socket: image) }
    if let folder = options.previewPictures {
      PreviewPictures(options: options, folder: URL(fileURLWithPath: folder, isDirectory: true), only: options.previewName).run()
    }
  }
}
