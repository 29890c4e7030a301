import Foundation
import Testing

@testable import RivuletRaster

/// Damaged pictures give what can be decoded or a problem, and never harm the program.
@Suite struct RandomPictureTests {
  /// How many pictures are tried. More with `RIVULET_PICTURE_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_PICTURE_SEEDS"].flatMap { Int($0) } ?? 60
  /// The seed of the first picture. Another one with `RIVULET_PICTURE_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_PICTURE_FIRST_SEED"].flatMap { Int($0) } ?? 1

  /// Small, so that what does not end is soon over.
  private static let limits = ImageLimits(memoryBytes: 256_000_000, seconds: 1)

  private static func samples() throws -> [(name: String, data: Data)] {
    let png = try Picture([.box(5, 5, 20, 20, 0x34C759)]).surface.png()
    return [
      ("svg", SamplePictures.svg), ("png", png), ("svg", SamplePictures.svg), ("jpg", SamplePictures.jpeg), ("gif", SamplePictures.gif),
      ("bmp", SamplePictures.bmp), ("tiff", SamplePictures.tiff),
    ]
  }

  /// What is wrong with the answers for a file; nil if they may be.
  private static func complaint(_ file: String) -> String? {
    let measured = ImageDecoder.measure(file, limits: limits)
    let decoded = ImageDecoder.decode(file, width: 200, height: 160, limits: limits)
    if case .failure(.unavailable) = measured { return "no process measured it" }
    switch decoded {
    case .failure(.unavailable), .failure(.closed): return "no process decoded it"
    case .failure: return nil
    case .success(let picture):
      // A drawing of any size can be drawn, but who shows it asks for the size first.
      if case .failure(.tooLarge) = measured { return nil }
      guard case .success(let measure) = measured else { return "it was decoded without a size" }
      let size = measure.isDrawing ? CGSize(width: 200, height: 160) : measure.size
      return size == CGSize(width: picture.width, height: picture.height) ? nil : "\(size) became \(picture.width)×\(picture.height)"
    }
  }

  @Test func `damaged pictures give pixels or a problem`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let samples = try Self.samples()
    var complaints: [String] = []
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) {
      let sample = samples[seed % samples.count]
      var mutation = PictureMutation(seed: seed)
      let file = try folder.write(mutation.damage(sample.data, isText: sample.name == "svg"), "picture." + sample.name)
      if let complaint = Self.complaint(file) { complaints.append("seed \(seed), \(sample.name): \(complaint)") }
    }
    #expect(
      complaints.isEmpty,
      "\(complaints.count) of \(Self.seedCount) pictures from seed \(Self.firstSeed) on:\n\(complaints.prefix(10).joined(separator: "\n"))")
    let good = try folder.write(SamplePictures.svg, "good.svg")
    #expect(try ImageDecoder.decode(good, width: 200, height: 160).get().width == 200)
  }
}
