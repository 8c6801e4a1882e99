/**
 * Between the cells of a table for spreadsheets. A comma or a semicolon divides on computers that are set to it; a tab
 * does on all of them.
 */
export const csvSeparator = '\t'

/** By what spreadsheets know the encoding; the first character of a file. */
export const csvMark = '\uFEFF'

export const csvType = 'text/csv; charset=utf-16le'

/** The bytes of a table or a piece of it: UTF-16, the one encoding in which every Excel takes tabs for borders. */
export function encodeCsv(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), true)
  return new Uint8Array(bytes.buffer)
}
