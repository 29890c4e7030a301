import RivuletCore
package import RivuletFoundation
import RivuletLooks

extension EnvironmentValues {
  /// The traits that select a variant of an image or a colour.
  package var assetTraits: AssetTraits {
    AssetTraits(
      isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased, isPhone: looks.scenes.device == .phone,
      scale: displayScale)
  }
}
