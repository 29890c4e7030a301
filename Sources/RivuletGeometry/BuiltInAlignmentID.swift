import Foundation

/// The identity of a built-in guide.
protocol BuiltInAlignmentID: AlignmentID {
  /// The built-in guide.
  static var builtIn: BuiltInAlignment { get }
}

extension BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    builtIn.defaultValue(width: context.width, height: context.height) ?? 0
  }
}

extension BuiltInAlignment {
  /// The identity of `leading`.
  enum Leading: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .leading }
  }

  /// The identity of `horizontalCenter`.
  enum HorizontalCenter: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .horizontalCenter }
  }

  /// The identity of `trailing`.
  enum Trailing: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .trailing }
  }

  /// The identity of `listRowSeparatorLeading`.
  enum ListRowSeparatorLeading: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .listRowSeparatorLeading }
  }

  /// The identity of `listRowSeparatorTrailing`.
  enum ListRowSeparatorTrailing: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .listRowSeparatorTrailing }
  }

  /// The identity of `top`.
  enum Top: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .top }
  }

  /// The identity of `verticalCenter`.
  enum VerticalCenter: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .verticalCenter }
  }

  /// The identity of `bottom`.
  enum Bottom: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .bottom }
  }

  /// The identity of `firstTextBaseline`.
  enum FirstTextBaseline: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .firstTextBaseline }
  }

  /// The identity of `lastTextBaseline`.
  enum LastTextBaseline: BuiltInAlignmentID {
    static var builtIn: BuiltInAlignment { .lastTextBaseline }
  }
}
