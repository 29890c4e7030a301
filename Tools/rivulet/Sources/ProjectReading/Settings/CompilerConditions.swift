/// A reader for the options that a target's settings pass to the compiler.
enum CompilerConditions {
  /// Returns the `#if` conditions, without duplicates.
  static func names(in settings: [String: String]) -> [String] {
    var names = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    for (place, flag) in flags.enumerated() {
      if flag == "-D", place + 1 < flags.count { names.append(flags[place + 1]) }
      if flag.hasPrefix("-D"), flag.count > 2 { names.append(String(flag.dropFirst(2))) }
    }
    return names.map { $0.trimmingQuotes }.filter { SettingOperator.cIdentifier($0) == $0 }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the sorted upcoming features enabled by settings such as `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  static func upcomingFeatures(in settings: [String: String]) -> [String] {
    var features = Set(known.filter { settings["SWIFT_UPCOMING_FEATURE_\($0.key)"] == "YES" }.values)
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      features.formUnion(approachable.filter { settings["SWIFT_UPCOMING_FEATURE_\($0.key)"] != "NO" }.values)
    }
    if LanguageMode(version: settings["SWIFT_VERSION"]) == .swift6 { features.formIntersection(newIn6) }
    return features.sorted()
  }

  /// The features enabled by `SWIFT_APPROACHABLE_CONCURRENCY`, keyed by the suffixes of their own settings.
  private static let approachable = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// All known features, keyed by the suffixes of their settings.
  private static let known = approachable.merging([
    "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain", "EXISTENTIAL_ANY": "ExistentialAny",
    "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations", "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity", "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
  ]) { first, _ in first }

  /// The features that are not part of language mode 6.
  private static let newIn6: Set = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]
}

/// Removing quotation marks.
extension String {
  /// The text without surrounding quotation marks.
  fileprivate var trimmingQuotes: String { String(trimmed.drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }) }
}
