package import Foundation

/// A picture that was drawn as a whole: commands in the coordinates of its node, of which what lies in a rectangle shows. An object, so that handing
/// it on costs one reference.
package final class PictureItem: Equatable, Sendable {
  /// In painting order; each group ends before the one around it.
  package let commands: [DisplayList.Command]
  /// What shows of it.
  package let bounds: CGRect

  package init(commands: [DisplayList.Command], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }

  package static func == (lhs: PictureItem, rhs: PictureItem) -> Bool {
    lhs === rhs || lhs.bounds == rhs.bounds && lhs.commands == rhs.commands
  }

  /// The commands that show the picture as one thing, without what lies outside its bounds.
  package var wholeCommands: [DisplayList.Command] {
    let clip = DisplayList.Command.clip(ClipEffect(path: Path(bounds)))
    return blends ? [clip, .layer(LayerEffect(isIsolated: true))] + commands + [.end, .end] : [clip] + commands + [.end]
  }

  /// Whether something in it blends with what lies beneath, which is the picture itself and nothing further below.
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
