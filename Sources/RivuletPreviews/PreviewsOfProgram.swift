import Foundation
package import RivuletHost

/// The ways in which a program shows its previews one by one in place of its app.
@MainActor
package enum PreviewsOfProgram {
  /// Shows the previews as the options request, and ends the process. Returns if the options do not request previews.
  package static func run(_ options: LaunchOptions) {
    if let image = options.previewImage { PreviewImage.run(options: options, socket: image) }
    if let folder = options.previewPictures {
      PreviewPictures(options: options, folder: URL(fileURLWithPath: folder, isDirectory: true), only: options.previewName).run()
    }
  }
}
