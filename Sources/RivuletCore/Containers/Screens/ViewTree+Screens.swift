import RivuletTree

extension ViewTree {
  /// The presentations above the content.
  package var overlay: WindowOverlay { companions.find(WindowOverlay(tree: self, content: content)) }
  package var chrome: WindowChrome { companions.find(WindowChrome(tree: self)) }
  /// The strip above the keyboard on the screen.
  package var keyboardStrip: KeyboardStrip { companions.find(KeyboardStrip(tree: self)) }
  /// The views from which a zoom transition can start.
  package var transitionSources: TransitionSources { companions.find(TransitionSources()) }

  /// Updates the root when the bar or a presentation has come or gone.
  func rootContentsChange() {
    root.update(RootBehavior(hasBar: chrome.node != nil, hasOverlay: overlay.node != nil, hasStrip: keyboardStrip.node != nil))
    root.setChangingContents(overlay)
    collectsContents(of: root)
  }
}
