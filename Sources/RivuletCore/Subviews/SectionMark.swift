/// One section of a content whose sections are handed on.
package final class SectionMark {
  package nonisolated init() {}
}

/// A place of a view in a section.
package struct SectionPlace {
  /// The part of a section that a view belongs to.
  package enum Part: Sendable {
    case header, content, footer
  }

  let mark: SectionMark
  let part: Part

  /// A place in a section.
  package nonisolated init(_ mark: SectionMark, _ part: Part) {
    self.mark = mark
    self.part = part
  }
}

private struct SectionPlaceKey: ContainerValueKey {
  static var defaultValue: SectionPlace? { nil }
}

extension ContainerValues {
  /// Where in a section the view stands; nil outside of a section, and where no container reads sections. The outermost section counts.
  package var sectionPlace: SectionPlace? {
    get { self[SectionPlaceKey.self] }
    set { self[SectionPlaceKey.self] = newValue }
  }
}
