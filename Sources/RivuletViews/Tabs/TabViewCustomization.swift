public import Foundation
public import RivuletCore

/// What people have changed about the tabs of a tab view; kept apart from it so that it can be stored (documentation).
///
/// Tabs and sections are known by their `customizationID`. Within sections people move the tabs of a sidebar; everything else is written by the app.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What has been changed about a section.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of its tabs in order; nil for that of the app.
    public var tabOrder: [String]?

    init(tabOrder: [String]?) { self.tabOrder = tabOrder }

    /// Goes back to the order of the app.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// What has been changed about a tab.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public struct TabCustomization: Equatable, Sendable {
    /// Whether it is in the bar; automatic for what the app says.
    public var tabBarVisibility: Visibility
    /// Whether it is in the sidebar; automatic for what the app says.
    public var sidebarVisibility: Visibility
  }

  private var barVisibilities: [String: Bool] = [:]
  private var sidebarVisibilities: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// All tabs as the app has them.
  public init() {}

  /// What has been changed about a section.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// The ids of the tabs of a section in order; nil for that of the app.
  public subscript(sectionID id: String) -> [String]? { orders[id] }

  /// What has been changed about a tab.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(tabBarVisibility: Self.visibility(barVisibilities[id]), sidebarVisibility: self[sidebarVisibility: id]) }
    set {
      barVisibilities[id] = Self.flag(newValue.tabBarVisibility)
      self[sidebarVisibility: id] = newValue.sidebarVisibility
    }
  }

  /// Whether a tab is in the sidebar; automatic for what the app says.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Self.visibility(sidebarVisibilities[id]) }
    set { sidebarVisibilities[id] = Self.flag(newValue) }
  }

  /// Puts the tabs of all sections back into the order of the app.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Puts the tabs of a section back into the order of the app.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  /// Shows the tabs that the app shows.
  public mutating func resetVisibility() { (barVisibilities, sidebarVisibilities) = ([:], [:]) }

  private static func visibility(_ flag: Bool?) -> Visibility { flag.map { $0 ? .visible : .hidden } ?? .automatic }
  private static func flag(_ visibility: Visibility) -> Bool? { visibility == .automatic ? nil : visibility == .visible }

  /// What has been said of a tab or of a section where tabs are in a sidebar or in a bar.
  func visibility(of id: String, inSidebar isSidebar: Bool) -> Visibility {
    Self.visibility(isSidebar ? sidebarVisibilities[id] : barVisibilities[id])
  }
}

private struct TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  /// What people have changed about the tabs of tab views.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Has the tab views inside follow what people have changed about their tabs; nil for nothing (documentation).
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage {
  /// Keeps what people have changed about tabs with the scene.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
    self.init(wrappedValue: wrappedValue, codable: key)
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  /// Keeps what people have changed about tabs with the app.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(wrappedValue: wrappedValue, codable: key, store: store)
  }
}
