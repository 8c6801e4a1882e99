/** Pictures people send: drawn anew, kept in every width, served for good. */
export { drawAnew } from './draw.ts'
export { savePicture, type SavedPicture } from './save-picture.ts'
