#if GTK
/// The AT-SPI interfaces of an app's objects.
package enum AccessibleInterface: String, CaseIterable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case value = "Value"
  case text = "Text"
  case editableText = "EditableText"
  case selection = "Selection"
  case cache = "Cache"

  /// The name on the bus.
  package var name: String { Self.prefix + rawValue }

  static let prefix = "org.a11y.atspi."

  package init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
  }

  /// The members, one per line: methods with their argument and reply types, and properties with their type.
  private var members: String {
    switch self {
    case .accessible:
      """
      Name: s
      Description: s
      Parent: (so)
      ChildCount: i
      Locale: s
      AccessibleId: s
      GetChildAtIndex i -> (so)
      GetChildren -> a(so)
      GetIndexInParent -> i
      GetRelationSet -> a(ua(so))
      GetRole -> u
      GetRoleName -> s
      GetLocalizedRoleName -> s
      GetState -> au
      GetAttributes -> a{ss}
      GetApplication -> (so)
      GetInterfaces -> as
      """
    case .application:
      """
      ToolkitName: s
      Version: s
      AtspiVersion: s
      Id: i rw
      GetLocale u -> s
      """
    case .component:
      """
      Contains i i u -> b
      GetAccessibleAtPoint i i u -> (so)
      GetExtents u -> (iiii)
      GetPosition u -> i i
      GetSize -> i i
      GetLayer -> u
      GetMDIZOrder -> n
      GrabFocus -> b
      GetAlpha -> d
      SetExtents i i i i u -> b
      SetPosition i i u -> b
      SetSize i i -> b
      ScrollTo u -> b
      ScrollToPoint u i i -> b
      """
    case .action:
      """
      NActions: i
      GetDescription i -> s
      GetName i -> s
      GetLocalizedName i -> s
      GetKeyBinding i -> s
      GetActions -> a(sss)
      DoAction i -> b
      """
    case .value:
      """
      MinimumValue: d
      MaximumValue: d
      MinimumIncrement: d
      CurrentValue: d rw
      Text: s
      """
    case .text:
      """
      CharacterCount: i
      CaretOffset: i
      GetStringAtOffset i u -> s i i
      GetText i i -> s
      SetCaretOffset i -> b
      GetTextBeforeOffset i u -> s i i
      GetTextAtOffset i u -> s i i
      GetTextAfterOffset i u -> s i i
      GetCharacterAtOffset i -> i
      GetAttributeValue i s -> s
      GetAttributes i -> a{ss} i i
      GetDefaultAttributes -> a{ss}
      GetCharacterExtents i u -> i i i i
      GetOffsetAtPoint i i u -> i
      GetNSelections -> i
      GetSelection i -> i i
      AddSelection i i -> b
      RemoveSelection i -> b
      SetSelection i i i -> b
      GetRangeExtents i i u -> i i i i
      GetAttributeRun i b -> a{ss} i i
      GetDefaultAttributeSet -> a{ss}
      ScrollSubstringTo i i u -> b
      """
    case .editableText:
      """
      SetTextContents s -> b
      InsertText i s i -> b
      CopyText i i
      CutText i i -> b
      DeleteText i i -> b
      PasteText i -> b
      """
    case .selection:
      """
      NSelectedChildren: i
      GetSelectedChild i -> (so)
      SelectChild i -> b
      DeselectSelectedChild i -> b
      IsChildSelected i -> b
      SelectAll -> b
      ClearSelection -> b
      DeselectChild i -> b
      """
    case .cache: "GetItems -> a\(Self.cacheItem)"
    }
  }

  /// The type of a cache entry for one object.
  static let cacheItem = "((so)(so)(so)iiassusau)"

  /// A method, with the types of its arguments and reply values.
  package struct Method {
    package let name: String
    package let arguments: [String]
    package let answers: [String]
  }

  package struct Property {
    package let name: String
    package let type: String
    let isWritable: Bool
  }

  private var lines: [[String]] { members.split(separator: "\n").map { $0.split(separator: " ").map(String.init) } }

  package var methods: [Method] {
    lines.filter { !$0[0].hasSuffix(":") }.map { words in
      let arrow = words.firstIndex(of: "->") ?? words.count
      return Method(name: words[0], arguments: Array(words[1..<arrow]), answers: Array(words[min(arrow + 1, words.count)...]))
    }
  }

  package var properties: [Property] {
    lines.filter { $0[0].hasSuffix(":") }.map { Property(name: String($0[0].dropLast()), type: $0[1], isWritable: $0.count > 2) }
  }

  /// The XML description of the interface.
  private var description: String {
    let properties = properties.map { "<property name='\($0.name)' type='\($0.type)' access='\($0.isWritable ? "readwrite" : "read")'/>" }
    let methods = methods.map { method in
      let arguments = method.arguments.map { "<arg direction='in' type='\($0)'/>" }
      let answers = method.answers.map { "<arg direction='out' type='\($0)'/>" }
      return "<method name='\(method.name)'>\((arguments + answers).joined())</method>"
    }
    return "<interface name='\(name)'>\((properties + methods).joined())</interface>"
  }

  /// The XML description of all interfaces.
  static var nodeDescription: String { "<node>\(allCases.map(\.description).joined())</node>" }
}
#endif
