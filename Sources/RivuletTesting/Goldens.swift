public import Foundation
import RivuletRaster
import RivuletText

/// Dumps and pictures that are kept in a folder and compared whole.
///
/// A dump has to be the same to the letter, a picture in size and, but for one pixel in a thousand, in each channel within 2 of 255: shapes may
/// be smoothed a little differently by another version of a library. What differs is written beside a picture of the difference.
///
/// `NAME.fonts` says with which versions of fonts the golden of a view was made. On a machine with others, whose letters have other widths and shapes,
/// numbers above 1 of the dump may be off by 4 % or 3 points, and only the size of the picture is compared.
public struct Goldens {
  /// How far a channel may be off.
  static let tolerance = 2
  /// The share of pixels that may be further off.
  static let share = 0.001

  private let folder: URL
  private let differences: URL
  private let accepts: Bool
  private let command: String

  /// Goldens in a folder.
  ///
  /// - Parameters:
  ///   - folder: Where the accepted output lies.
  ///   - differences: The folder for new output that differs; it is made when something does.
  ///   - accepts: Whether new output takes the place of the golden; by default where `RIVULET_ACCEPT_GOLDENS` is 1.
  ///   - command: What a failure says to run in order to accept.
  public init(
    in folder: URL, differences: URL, accepts: Bool = ProcessInfo.processInfo.environment["RIVULET_ACCEPT_GOLDENS"] == "1",
    command: String = "RIVULET_ACCEPT_GOLDENS=1 swift test"
  ) {
    self.folder = folder
    self.differences = differences
    self.accepts = accepts
    self.command = command
  }

  /// How dump and picture of what a harness shows differ from `NAME.txt` and `NAME.png`; nil if they do not.
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

  /// How a text differs from `NAME.txt`; nil if it does not.
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

  /// How a PNG picture differs from `NAME.png`; nil if it does not, as far as can be seen.
  public func difference(ofPicture png: Data, named name: String) throws -> String? {
    try difference(ofPicture: png, named: name, isExact: true)
  }

  private func difference(ofPicture png: Data, named name: String, isExact: Bool) throws -> String? {
    guard let golden = try golden(for: png, "\(name).png") else { return nil }
    if golden == png { return nil }
    guard let old = RasterSurface(png: golden), let new = RasterSurface(png: png) else {
      return try report("\(name).png", "one of the two is no PNG picture", png)
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

  /// What is kept, if there is anything to compare with; new output is kept where it is accepted. Nothing that is kept differs from all.
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
  /// Whether words and numbers are the same, but for numbers above 1 that are off by 4 % or 3 points. Up to 1 they are colors and opacities.
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
