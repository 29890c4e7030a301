/// A section of a container's content that the container can display, consisting of a header, content views, and a footer.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SectionConfiguration: Identifiable {
  /// A section's identity among the sections of a container.
  public struct ID: Hashable {
    private enum Origin: Hashable {
      case section(ObjectIdentifier)
      /// Views outside any section, identified by the first view.
      case loose(Subview.ID?)
    }

    private let origin: Origin

    init(_ mark: SectionMark) { origin = .section(ObjectIdentifier(mark)) }
    init(looseFrom first: Subview.ID?) { origin = .loose(first) }
  }

  /// The identity of the section.
  public let id: ID
  /// The section's container values, which come from its first view.
  public let containerValues: ContainerValues
  /// The views in the header; empty if the section has no header.
  public let header: SubviewsCollection
  /// The views in the content.
  public let content: SubviewsCollection
  /// The views in the footer; empty if the section has no footer.
  public let footer: SubviewsCollection

  init(id: ID, _ subviews: [Subview]) {
    func part(_ part: SectionPlace.Part) -> SubviewsCollection {
      SubviewsCollection(subviews.filter { ($0.containerValues.sectionPlace?.part ?? .content) == part })
    }
    self.id = id
    (header, content, footer) = (part(.header), part(.content), part(.footer))
    containerValues = (content.first ?? subviews.first)?.containerValues ?? ContainerValues()
  }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}

@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

/// The sections of some content. Adjacent views outside any section form a section of their own.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<SectionCollection>

  private let sections: [SectionConfiguration]

  init(_ subviews: SubviewsCollection) {
    var groups: [(mark: SectionMark?, subviews: [Subview])] = []
    for subview in subviews {
      let mark = subview.containerValues.sectionPlace?.mark
      if let last = groups.last, last.mark === mark {
        groups[groups.count - 1].subviews.append(subview)
      } else {
        groups.append((mark, [subview]))
      }
    }
    sections = groups.map { group in
      SectionConfiguration(
        id: group.mark.map { SectionConfiguration.ID($0) } ?? SectionConfiguration.ID(looseFrom: group.subviews.first?.id), group.subviews)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}
