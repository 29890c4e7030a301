/// One import of a file.
struct Import {
  /// The module's name, without a submodule or a single declaration.
  let module: String
  /// From 1.
  let line: Int

  /// The imports of a file, in order; `import struct Module.Name` counts as an import of `Module`.
  static func all(in file: SourceFile) -> [Import] {
    let statement =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<module>\w+)/
    return file.code.enumerated().compactMap { index, line in
      line.firstMatch(of: statement).map { Import(module: String($0.output.module), line: index + 1) }
    }
  }
}
