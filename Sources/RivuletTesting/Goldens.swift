public import Foundation
import RivuletRaster
import RivuletText

/// A folder of golden files: accepted dumps and images with which new output is compared.
///
/// A dump must match exactly. An image must have the same size, and each channel of its pixels must be within 2 of 255, except for one
/// pixel in a thousand, because another version of a library may antialias shapes slightly differently. If new output differs, it is
/// written to a file next to an image of the difference.
///
/// `NAME.fonts` contains the versions of the fonts with which a view's golden files were created. On a machine with other font versions,
/// where letters have different widths and shapes, numbers greater than 1 in the dump may differ by 4 % or 3 points, and only the size of
/// the image is compared.
public struct Goldens {
  /// The allowed difference in a channel.
  static let tolerance = 2
  /// The fraction of pixels whose difference may exceed the tolerance.
  static let share = 0.001

  private let folder: URL
  private let differences: URL
  private let accepts: Bool
  private let command: String

  /// Creates a collection of golden files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains the accepted output.
  ///   - differences: The folder for new output that differs, which is created when needed.
  ///   - accepts: True to replace golden files by new output. Defaults to true if `RIVULET_ACCEPT_GOLDENS` is 1.
  ///   - command: The command for accepting new output, which appears in failure messages.
  public init(
    in folder: URL, differences: URL, accepts: Bool = ProcessInfo.processInfo.environment["RIVULET_ACCEPT_GOLDENS"] == "1",
    command: String = "RIVULET_ACCEPT_GOLDENS=1 swift test"
  ) {
    self.folder = folder
    self.differences = differences
    self.accepts = accepts
    self.command = command
  }

  /// Returns a description of how the dump and image of a harness's current content differ from `NAME.txt` and `NAME.png`, or nil if they
  /// match.
  @MainActor public func difference(of harness: ViewHarness, named name: String, scale: Double? = nil) throws -> String? {
    let dump = harness.displayListDump().replacing(/bundle "(?:[^"]*\/)?(?<folder>[^"\/]+)"/) { "bundle \"\($0.output.folder)\"" }
    let fonts = Data(PangoTextEngine.fontVersions.utf8)
    let goldenFonts = try golden(for: fonts, "\(name).fonts") ?? fonts
    let hasGoldenFonts = goldenFonts.isEmpty || goldenFonts == fonts
    let found = try [
      difference(ofText: dump, named: name, isExact: hasGoldenFonts),
      difference(ofPicture: harness.png(scale: scale), named: name, isExact: hasGoldenFonts),
    ].compactMap { $0 }
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }

  /// Returns a description of how text differs from `NAME.txt`, or nil if the text matches.
  public func difference(ofText text: String, named name: String) throws -> String? {
    try difference(ofText: text, named: name, isExact: true)
  }

  private func difference(ofText text: String, named name: String, isExact: Bool) throws -> String? {
    let data = Data(text.utf8)
    guard let golden = try golden(for: data, "\(name).txt") else { return nil }
    if golden == data { return nil }
    func areEqual(_ lines: (golden: String, new: String)) -> Bool {
      lines.golden == lines.new || !isExact && lines.golden.isNear(lines.new)
    }
    if golden.lines.count == data.lines.count, zip(golden.lines, data.lines).allSatisfy(areEqual) { return nil }
    let lines = zip(golden.lines + [""], data.lines + [""]).enumerated().first { !areEqual($0.element) }
    let place = lines.map { "line \($0.offset + 1) is \"\($0.element.1)\" and was \"\($0.element.0)\"" } ?? "other lines follow"
    return try report("\(name).txt", place, data)
  }

  /// Returns a description of how a PNG image differs from `NAME.png`, or nil if they match within the tolerance.
  public func difference(ofPicture png: Data, named name: String) throws -> String? {
    try difference(ofPicture: png, named: name, isExact: true)
  }

  private func difference(ofPicture png: Data, named name: String, isExact: Bool) throws -> String? {
    guard let golden = try golden(for: png, "\(name).png") else { return nil }
    if golden == png { return nil }
    guard let old = RasterSurface(png: golden), let new = RasterSurface(png: png) else {
      return try report("\(name).png", "one of the two is not a PNG image", png)
    }
    guard old.width == new.width, old.height == new.height else {
      return try report("\(name).png", "it has \(new.width) × \(new.height) pixels and had \(old.width) × \(old.height)", png)
    }
    if !isExact { return nil }
    let comparison = new.compare(with: old, tolerance: Self.tolerance)
    if Double(comparison.count) <= Double(new.width * new.height) * Self.share { return nil }
    let picture = "\(name)-difference.png"
    try write(comparison.picture.png(), to: differences, picture)
    let place = comparison.first.map { ", the first at \($0.x), \($0.y)" } ?? ""
    return try report(
      "\(name).png",
      "\(comparison.count) pixels differ by up to \(comparison.largest) of 255\(place); \(picture) shows them in red", png)
  }

  /// Returns the golden file's data, or nil if the new output was accepted and stored. A missing golden file yields empty data, which
  /// differs from any output.
  private func golden(for data: Data, _ file: String) throws -> Data? {
    if accepts {
      try write(data, to: folder, file)
      return nil
    }
    return (try? Data(contentsOf: folder.appendingPathComponent(file))) ?? Data()
  }

  private func report(_ file: String, _ sentence: String, _ data: Data) throws -> String {
    let exists = FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
    try write(data, to: differences, file)
    let what = exists ? "\(file) differs from its golden: \(sentence)." : "\(file) has no golden yet."
    return "\(what) The new output is \(differences.appendingPathComponent(file).path). To accept it: \(command)"
  }

  private func write(_ data: Data, to folder: URL, _ file: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(file))
  }
}

extension Data {
  fileprivate var lines: [String] {
    String(decoding: self, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  /// Returns true if all words match, where numbers greater than 1 may differ by 4 % or 3 points. Smaller numbers are colours and
  /// opacities.
  fileprivate func isNear(_ other: String) -> Bool {
    let (words, others) = (split(separator: " "), other.split(separator: " "))
    return words.count == others.count && zip(words, others).allSatisfy { $0 == $1 || $0.isNearNumber($1) }
  }
}

extension Substring {
  fileprivate func isNearNumber(_ other: Substring) -> Bool {
    let quote: Set<Character> = ["\""]
    guard let number = Double(filter { !quote.contains($0) }), let another = Double(other.filter { !quote.contains($0) }) else {
      return false
    }
    return (abs(number) > 1 || abs(another) > 1) && abs(number - another) <= Swift.max(3, 0.04 * abs(number))
  }
}
