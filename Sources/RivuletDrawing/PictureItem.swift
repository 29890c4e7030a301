package import Foundation

/// A picture that was drawn as a whole: commands in the coordinates of its node, which are visible inside a rectangle. It is a class, so
/// that passing it on costs a single reference.
package final class PictureItem: Equatable, Sendable {
  /// The commands in painting order. Each group ends before its enclosing group.
  package let commands: [DisplayList.Command]
  /// The visible rectangle of the picture.
  package let bounds: CGRect

  package init(commands: [DisplayList.Command], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }

  package static func == (lhs: PictureItem, rhs: PictureItem) -> Bool {
    lhs === rhs || lhs.bounds == rhs.bounds && lhs.commands == rhs.commands
  }

  /// The commands that show the picture as one unit, clipped to its bounds.
  package var wholeCommands: [DisplayList.Command] {
    let clip = DisplayList.Command.clip(ClipEffect(path: Path(bounds)))
    return blends ? [clip, .layer(LayerEffect(isIsolated: true))] + commands + [.end, .end] : [clip] + commands + [.end]
  }

  /// True if a part of the picture blends with the content beneath it. Only the picture's own content counts, not content further below.
  var blends: Bool {
    commands.contains { command in
      switch command {
      case .layer(let effect): effect.blendMode != .normal || effect.operation != nil
      case .draw(let item, _): item.backdrop != nil
      case .transform, .project, .clip, .mask, .masked, .end: false
      }
    }
  }
}
