public import Foundation
public import RivuletCore
public import RivuletElements

/// The customizations that people have made to the tabs of a tab view, as a storable value (documentation).
///
/// Tabs and sections are identified by their `customizationID`. People can move tabs within a section of a sidebar. Apps make all other
/// changes.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The customization of a section.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public struct SectionCustomization: Equatable, Sendable {
    /// The identifiers of the section's tabs, in order; nil for the app's order.
    public var tabOrder: [String]?

    init(tabOrder: [String]?) { self.tabOrder = tabOrder }

    /// Restores the app's order.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// The customization of a tab.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public struct TabCustomization: Equatable, Sendable {
    /// The visibility in the bar; `automatic` for the app's setting.
    public var tabBarVisibility: Visibility
    /// The visibility in the sidebar; `automatic` for the app's setting.
    public var sidebarVisibility: Visibility
  }

  private var barVisibilities: [String: Bool] = [:]
  private var sidebarVisibilities: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates an empty customization.
  public init() {}

  /// The customization of a section.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// The identifiers of a section's tabs, in order; nil for the app's order.
  public subscript(sectionID id: String) -> [String]? { orders[id] }

  /// The customization of a tab.
  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(tabBarVisibility: Self.visibility(barVisibilities[id]), sidebarVisibility: self[sidebarVisibility: id]) }
    set {
      barVisibilities[id] = Self.flag(newValue.tabBarVisibility)
      self[sidebarVisibility: id] = newValue.sidebarVisibility
    }
  }

  /// The visibility of a tab in the sidebar; `automatic` for the app's setting.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Self.visibility(sidebarVisibilities[id]) }
    set { sidebarVisibilities[id] = Self.flag(newValue) }
  }

  /// Restores the app's tab order in all sections.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Restores the app's tab order in a section.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  /// Restores the app's visibility settings for all tabs.
  public mutating func resetVisibility() { (barVisibilities, sidebarVisibilities) = ([:], [:]) }

  private static func visibility(_ flag: Bool?) -> Visibility { flag.map { $0 ? .visible : .hidden } ?? .automatic }
  private static func flag(_ visibility: Visibility) -> Bool? { visibility == .automatic ? nil : visibility == .visible }

  /// Returns the stored visibility of a tab or section in a sidebar or bar.
  func visibility(of id: String, inSidebar isSidebar: Bool) -> Visibility {
    Self.visibility(isSidebar ? sidebarVisibilities[id] : barVisibilities[id])
  }
}

private struct TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  /// The binding to the customization of tab views in this environment.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Applies and stores the customization of tab views in this view; nil to store no customization (documentation).
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage {
  /// Creates a property that stores a tab view's customization with the scene.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
    self.init(wrappedValue: wrappedValue, codable: key)
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  /// Creates a property that stores a tab view's customization with the app.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(wrappedValue: wrappedValue, codable: key, store: store)
  }
}
