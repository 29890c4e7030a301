package import Foundation
import RivuletCore
import RivuletHeadless
package import RivuletHost
import RivuletRaster

/// A tool that draws every preview of the running program in all variants to files in a folder, along with a page that shows them.
@MainActor
package struct PreviewPictures {
  private let options: LaunchOptions
  private let folder: URL
  private let name: String?
  private let record: PictureRecord
  private let limit = PictureLimit()
  /// The painters by language, shared because each one caches the fonts and images it has read.
  private let painters = Painters()

  /// The filename of the page.
  private static let page = "index.html"
  /// The filename of the record, which exists only while images are being created.
  package static let recordName = "previews.jsonl"

  /// Creates a tool that draws previews.
  ///
  /// - Parameters:
  ///   - folder: The folder for the images.
  ///   - name: Text that the title or section of the previews to draw must contain, or nil to draw all previews.
  package init(options: LaunchOptions, folder: URL, only name: String?) {
    (self.options, self.folder, self.name) = (options, folder, name)
    record = PictureRecord(at: folder.appending(path: Self.recordName).path(percentEncoded: false))
  }

  /// Draws all images and ends the process. The exit status is 1 if a file can't be written or if there are no previews.
  package func run() -> Never {
    Task { @MainActor in
      do {
        try await write()
      } catch {
        ScreenlessRunner.end(
          1, "The preview images cannot be written to \(folder.path(percentEncoded: false)): \(error.localizedDescription)")
      }
      ScreenlessRunner.end(0)
    }
    while true { RunLoop.main.run() }
  }

  /// Draws the images that no earlier run has started, and then writes the page.
  package func write() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let variants = PictureVariants.all(usual: options.idiom(otherwise: .phone))
    var names = PictureNames()
    var rows: [PicturePage.Row] = []
    limit.begin("list")
    let previews = ShownPreview.all(names: options.previewNames)
    for preview in previews where preview.isNamed(name) {
      let path = names.path(section: preview.section, title: String(preview.id.dropFirst(preview.section.count + 1)))
      for (variantName, variant) in variants where !record.hasBegun(preview.id, variantName) && !record.isLate(preview.id) {
        try await draw(preview, in: variant, named: variantName, to: "\(path)-\(PictureNames.plain(variantName)).png")
      }
      let pictures = variants.compactMap { variant in record.entries.first { $0.isFor(preview.id, variant.name) } }
      rows.append(PicturePage.Row(section: preview.section, title: preview.title, line: preview.line, pictures: pictures))
    }
    limit.end()
    try Data(PicturePage.text(rows, scale: scale).utf8).write(to: folder.appending(path: Self.page))
    record.remove()
    if rows.isEmpty { ScreenlessRunner.end(1, absence(among: previews)) }
  }

  private var scale: Double { Double(options.scale ?? 2) }

  private func absence(among previews: [ShownPreview]) -> String {
    guard let name, !previews.isEmpty else {
      return
        "This program has no #Preview and no PreviewProvider. An optimised build has none; build with -c debug to see them."
    }
    return "No preview has \"\(name)\" in its name. The previews are: \(previews.map(\.id).joined(separator: ", "))."
  }

  private func draw(_ preview: ShownPreview, in variant: PreviewVariant, named variantName: String, to path: String) async throws {
    var entry = PictureRecord.Entry(preview: preview.id, variant: variantName)
    limit.begin("\(preview.id), \(variantName),")
    try record.add(entry)
    let driver = makeDriver(preview, variant)
    await driver.settle()
    if let size = PreviewStage.fittingSize(for: preview.settings, of: driver.tree, idiom: driver.host.idiom) { driver.resize(to: size) }
    await driver.rest()
    do {
      let file = folder.appending(path: path)
      let png = try driver.png(scale: scale)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try png.write(to: file)
      entry.file = path
      // The image header near the start of a PNG file contains the size.
      let sides = [16, 20].map { start in png.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
      (entry.width, entry.height) = (sides[0], sides[1])
    } catch let error as DriverError {
      entry.problem = "\(error)"
    }
    try record.add(entry)
    await driver.close()
  }

  private func makeDriver(_ preview: ShownPreview, _ variant: PreviewVariant) -> HeadlessDriver {
    var surroundings = PreviewSurroundings(of: preview, in: variant, options, painters)
    surroundings.configuration.displayScale = CGFloat(scale)
    let session = surroundings.session
    let scheme = options.colorScheme
    return HeadlessDriver(PreviewStage(preview.makeView()), configuration: surroundings.configuration) { environment in
      variant.apply(to: &environment, session: session)
      if variant.scheme == nil, let scheme { environment.colorScheme = scheme }
    }
  }
}
