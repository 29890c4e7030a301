import RivuletCore

/// A node that exists for its semantics or its responder only; layout and drawing are those of what it stands around.
package struct PassingBehavior: NodeBehavior {}
