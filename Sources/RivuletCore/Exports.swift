// Views and hosts import these lower-level modules through the core.
@_exported public import Combine
@_exported public import RivuletAnimation
@_exported public import RivuletDrawing
@_exported public import RivuletGeometry
@_exported public import RivuletLayout
@_exported public import RivuletText
@_exported public import RivuletTree
