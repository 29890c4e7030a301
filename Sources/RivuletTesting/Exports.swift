@_exported public import RivuletCore
@_exported public import RivuletDrawing
@_exported public import RivuletHeadless
@_exported public import RivuletText
