import RivuletCore
import RivuletFoundation

extension EnvironmentValues {
  /// What a variant of a picture or a colour is chosen by.
  var assetTraits: AssetTraits {
    AssetTraits(
      isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased, isPhone: idiom == .phone, scale: displayScale)
  }
}
