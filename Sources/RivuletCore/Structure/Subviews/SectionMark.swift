/// The identity of a section, for containers that read sections.
package final class SectionMark {
  package nonisolated init() {}
}

/// The position of a view in a section.
package struct SectionPlace {
  /// The part of a section that a view belongs to.
  package enum Part: Sendable {
    case header, content, footer
  }

  let mark: SectionMark
  let part: Part

  /// Creates a position in a section.
  package nonisolated init(_ mark: SectionMark, _ part: Part) {
    self.mark = mark
    self.part = part
  }
}

private struct SectionPlaceKey: ContainerValueKey {
  static var defaultValue: SectionPlace? { nil }
}

extension ContainerValues {
  /// The position of the view in its outermost section; nil outside any section or if no container reads sections.
  package var sectionPlace: SectionPlace? {
    get { self[SectionPlaceKey.self] }
    set { self[SectionPlaceKey.self] = newValue }
  }
}
