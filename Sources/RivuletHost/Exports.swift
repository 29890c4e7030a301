// A host uses the core through this module.
@_exported public import RivuletCore
@_exported public import RivuletDrawing
@_exported public import RivuletFoundation
@_exported public import RivuletGeometry
