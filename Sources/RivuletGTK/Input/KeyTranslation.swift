#if GTK
import CGTK4
package import RivuletHost

/// The translation of GDK keys to host keys.
package enum KeyTranslation {
  /// Returns the event for a GDK key value and modifiers, or nil for a key without a meaning of its own, such as Shift.
  package static func input(keyval: UInt32, state: UInt32, phase: KeyInput.Phase) -> KeyInput? {
    let isMenu = keyval == UInt32(GDK_KEY_F10) && modifiers(state) == .shift
    if isMenu { return KeyInput(.menu, phase: phase) }
    guard let key = named[keyval] ?? character(keyval) else { return nil }
    return KeyInput(key, modifiers: modifiers(state), phase: phase)
  }

  private static let named: [UInt32: KeyInput.Key] = {
    let keys: [(Int32, KeyInput.Key)] = [
      (GDK_KEY_Tab, .tab), (GDK_KEY_KP_Tab, .tab), (GDK_KEY_ISO_Left_Tab, .tab),
      (GDK_KEY_space, .space), (GDK_KEY_KP_Space, .space),
      (GDK_KEY_Return, .enter), (GDK_KEY_KP_Enter, .enter), (GDK_KEY_ISO_Enter, .enter),
      (GDK_KEY_Escape, .escape),
      (GDK_KEY_Left, .left), (GDK_KEY_KP_Left, .left), (GDK_KEY_Right, .right), (GDK_KEY_KP_Right, .right),
      (GDK_KEY_Up, .up), (GDK_KEY_KP_Up, .up), (GDK_KEY_Down, .down), (GDK_KEY_KP_Down, .down),
      (GDK_KEY_Home, .home), (GDK_KEY_KP_Home, .home), (GDK_KEY_End, .end), (GDK_KEY_KP_End, .end),
      (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Up, .pageUp), (GDK_KEY_Page_Down, .pageDown), (GDK_KEY_KP_Page_Down, .pageDown),
      (GDK_KEY_BackSpace, .backspace), (GDK_KEY_Delete, .delete), (GDK_KEY_KP_Delete, .delete),
      (GDK_KEY_Menu, .menu),
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { (UInt32($0.0), $0.1) })
  }()

  private static func character(_ keyval: UInt32) -> KeyInput.Key? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value >= 0x20, scalar.value != 0x7F else { return nil }
    return .character(String(Character(scalar)))
  }

  /// Returns the modifier of a modifier key, such as Shift, or nil for any other key.
  static func modifier(_ keyval: UInt32) -> KeyInput.Modifiers? {
    switch Int32(keyval) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: .control
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R: .option
    case GDK_KEY_Super_L, GDK_KEY_Super_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .command
    default: nil
    }
  }

  /// Returns the modifiers held in a GDK modifier state.
  static func modifiers(_ state: UInt32) -> KeyInput.Modifiers {
    let pairs: [(GdkModifierType, KeyInput.Modifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option), (GDK_SUPER_MASK, .command),
      (GDK_META_MASK, .command),
    ]
    return pairs.reduce(into: []) { if state & $1.0.rawValue != 0 { $0.formUnion($1.1) } }
  }
}
#endif
