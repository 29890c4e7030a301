import Foundation
public import RivuletCore

/// How much a badge stands out.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual: for what needs no attention.
  public static let decreased = BadgeProminence(level: 0)
  /// As usual.
  public static let standard = BadgeProminence(level: 1)
  /// More than usual: for what people should attend to.
  public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much the badges here stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// A few words or a number about a view, which the container around it shows: a list at the end of the row (B17.50).
struct Badge {
  let label: Text
  /// How much it stands out, as the view itself says.
  var prominence: BadgeProminence?

  /// Nil where there is nothing to show.
  init?(_ label: Text?) {
    guard let label, label != Text(verbatim: ""), label != Text("") else { return nil }
    self.label = label
  }
}

extension View {
  /// Shows a number at the end of the view's row of a list; none for 0 (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { badged(label) }

  /// Shows a text from the string table at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Shows a text as it is at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text($0) })
  }

  private nonisolated func badged(_ label: Text?) -> some View {
    let badge = Badge(label)
    return modifier(ContainerValueModifier { $0.listRow.badge = badge })
  }

  /// How much the badges in this view stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(ContainerValueModifier { $0.listRow.badgeProminence = prominence })
  }
}

/// The end of a row: its badge, a number on phones, on a grey ground on desktops, and on a red one where it shall stand out; and the mark of a row that
/// leads on.
struct ListRowBadge: View {
  let badge: Badge?
  let leadsOn: Bool
  @Environment(\.idiom) private var idiom
  @Environment(\.badgeProminence) private var usualProminence

  init(badge: Badge?, leadsOn: Bool) {
    self.badge = badge
    self.leadsOn = leadsOn
  }

  var body: some View {
    HStack(spacing: 8) {
      if let badge {
        switch badge.prominence ?? usualProminence {
        case .increased: plate(badge.label.foregroundStyle(.white), .red)
        case .standard where idiom == .desktop: plate(badge.label.foregroundStyle(.secondary), Color.primary.opacity(0.1))
        default: badge.label.foregroundStyle(.secondary)
        }
      }
      if leadsOn {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
      }
    }
    .lineLimit(1)
  }

  private func plate(_ label: some View, _ color: Color) -> some View {
    label
      .font(.subheadline)
      .padding(.horizontal, idiom == .phone ? 8 : 6)
      .padding(.vertical, idiom == .phone ? 2 : 1)
      .background(color, in: Capsule())
  }
}
