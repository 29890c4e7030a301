public import RivuletCore

/// A style that depends on the looks: cards, or columns (B21.80).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticForm() }
}

/// A style with sections as scrolling cards, with labels at the leading and controls at the trailing side (B21.82).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupedForm() }
}

/// A style with labels in one column and controls in another, without scrolling (B21.81).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ColumnsFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ColumnsForm() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A style that depends on the looks.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with sections as scrolling cards.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with labels in one column and controls in another.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form in cards or columns.
struct AutomaticForm: CompositeView {
  @Environment(\.looks.forms) private var look

  var body: some View {
    if look.isInColumns {
      ColumnsForm()
    } else {
      GroupedForm()
    }
  }
}

/// A form as a list of cards.
struct GroupedForm: CompositeView {
  var body: some View {
    List<Never, FormStyleConfiguration.Content>(_selection: nil, content: FormStyleConfiguration.Content())
      .listPlace(.insetGrouped)
      .environment(\.givenControlPlace, .row)
  }
}

/// A form in columns.
struct ColumnsForm: CompositeView {
  var body: some View {
    FormColumns(content: FormStyleConfiguration.Content())
      .environment(\.givenControlPlace, .columns)
  }
}
