package import Foundation

/// A recorded picture: commands in the coordinates of its node, clipped to a rectangle. The picture is a class so that passing it costs
/// only a reference.
package final class PictureItem: Equatable, Sendable {
  /// The commands, in painting order. Groups are properly nested.
  package let commands: [DisplayList.Command]
  /// The rectangle to which the picture is clipped.
  package let bounds: CGRect

  package init(commands: [DisplayList.Command], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }

  package static func == (lhs: PictureItem, rhs: PictureItem) -> Bool {
    lhs === rhs || lhs.bounds == rhs.bounds && lhs.commands == rhs.commands
  }

  /// The commands that draw the picture as a unit, clipped to its bounds.
  package var wholeCommands: [DisplayList.Command] {
    let clip = DisplayList.Command.clip(ClipEffect(path: Path(bounds)))
    return blends ? [clip, .layer(LayerEffect(isIsolated: true))] + commands + [.end, .end] : [clip] + commands + [.end]
  }

  /// True if part of the picture blends with other content of the picture. Content beneath the picture has no influence.
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
