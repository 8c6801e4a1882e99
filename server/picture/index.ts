/** Pictures: those people send, drawn anew; the library of them; what is shown of a link. */
export { drawAnew } from './draw.ts'
export { inDrawingQueue } from './drawing-queue.ts'
export { findPictureBytes } from './queries.ts'
export { leafMark, write as writeWords } from './share/draw-share.ts'
export {
  addPicture,
  replaceFile,
  restoreFile,
  type Note,
  type SentFile,
} from './library/add-picture.ts'
export { findDetail, listLibrary, listUsesOf } from './library/list-library.ts'
export { insertPicture, updatePicture, type PictureChange } from './library/library-queries.ts'
export { shownSquare, shownSquares, withLooks } from './shown.ts'
