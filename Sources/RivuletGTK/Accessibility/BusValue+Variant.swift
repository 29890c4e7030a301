#if GTK
import CGTK4

/// Conversions between bus values and GLib variants.
extension BusValue {
  /// Returns the value as a variant with a floating reference.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .string(let value): g_variant_new_string(value)
    case .path(let value): g_variant_new_object_path(value)
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .short(let value): g_variant_new_int16(value)
    case .int(let value): g_variant_new_int32(value)
    case .unsigned(let value): g_variant_new_uint32(value)
    case .double(let value): g_variant_new_double(value)
    case .variant(let value): g_variant_new_variant(value.makeVariant())
    case .entry(let key, let value): g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
    case .tuple(let values): Self.makeTuple(values)
    case .array(let type, let values): Self.makeArray(type, values)
    }
  }

  /// Returns the values as a tuple, the form of a message body.
  static func makeTuple(_ values: [BusValue]) -> OpaquePointer? {
    var children = values.map { $0.makeVariant() }
    return g_variant_new_tuple(&children, gsize(children.count))
  }

  /// Returns the D-Bus type signature of a message with the given values.
  package static func type(of values: [BusValue]) -> String {
    guard let variant = makeTuple(values) else { return "" }
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    return String(cString: g_variant_get_type_string(variant))
  }

  private static func makeArray(_ type: String, _ values: [BusValue]) -> OpaquePointer? {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    var children = values.map { $0.makeVariant() }
    return g_variant_new_array(type, &children, gsize(children.count))
  }

  /// Creates a value from a variant. Fails for types that messages to and from the app don't use.
  init?(_ variant: OpaquePointer?) {
    guard let variant else { return nil }
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_STRING: self = .string(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .path(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_INT16: self = .short(g_variant_get_int16(variant))
    case G_VARIANT_CLASS_INT32: self = .int(g_variant_get_int32(variant))
    case G_VARIANT_CLASS_UINT32: self = .unsigned(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = Self.children(of: variant).first else { return nil }
      self = .variant(inner)
    case G_VARIANT_CLASS_TUPLE: self = .tuple(Self.children(of: variant))
    case G_VARIANT_CLASS_ARRAY:
      let type = String(cString: g_variant_get_type_string(variant))
      self = .array(of: String(type.dropFirst()), Self.children(of: variant))
    case G_VARIANT_CLASS_DICT_ENTRY:
      let children = Self.children(of: variant)
      guard children.count == 2 else { return nil }
      self = .entry(children[0], children[1])
    default: return nil
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      let child = g_variant_get_child_value(variant, index)
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
#endif
