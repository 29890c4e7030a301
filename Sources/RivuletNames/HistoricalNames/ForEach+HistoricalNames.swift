import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

extension ForEach where Content: View {
  /// Creates content for each element of the result of `identified(by:)`.
  @available(*, deprecated, renamed: "init(_:id:content:)")
  public nonisolated init(_ data: IdentifierValuePairs<Data, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data.base, id: data.id, content: content)
  }
}
