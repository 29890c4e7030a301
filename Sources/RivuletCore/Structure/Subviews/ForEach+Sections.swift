/// The sections of some content, as the data of a `ForEach`; empty until the content is built.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<ForEachSectionCollection<Content>>

  let view: AnyView
  private var sections = SectionCollection(SubviewsCollection([]))

  init(view: AnyView) { self.view = view }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

@available(*, unavailable)
extension ForEachSectionCollection: Sendable {}

extension ForEachSectionCollection: SubviewData {
  static var readsSections: Bool { true }

  mutating func take(_ subviews: SubviewsCollection) { sections = SectionCollection(subviews) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ForEach {
  /// Creates content for each section of a view, identified by the section's id. Views outside any section form sections of their own.
  public nonisolated init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(_data: ForEachSectionCollection(view: AnyView(view)), idOf: { $0.id }, content: content)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Group {
  /// Creates a group from the sections of a view. `transform` creates the group's content.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init {
      GroupSectionsOfContent(
        content: GroupElementsOfContent(subviews: view, transform: { transform(SectionCollection($0)) }))
    }
  }
}

/// The content of a `Group` created from the sections of other content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let content: GroupElementsOfContent<Sections, Content>
}

extension GroupSectionsOfContent: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.readsSections = true
    return GroupElementsOfContent<Sections, Content>._makeViewList(view: view.field(0), inputs: &inputs)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

@available(*, unavailable)
extension GroupSectionsOfContent: Sendable {}
