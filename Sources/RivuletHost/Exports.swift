// Re-exports the core modules that hosts use.
@_exported public import RivuletCore
@_exported public import RivuletDrawing
@_exported public import RivuletFoundation
@_exported public import RivuletGeometry
