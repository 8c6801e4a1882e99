import { csvMark, csvSeparator, csvType, encodeCsv } from '#domain/kernel/csv.ts'
import { saveFile } from '#web/ui/save-file.ts'

/** Hands a table to the browser to keep, as spreadsheets open it. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const bytes = encodeCsv(`${csvMark}${csvOf(rows)}`)
  saveFile(name, new Blob([bytes], { type: csvType }))
}

/** Lines of quoted cells; nothing that somebody typed becomes a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(csvSeparator)}\r\n`).join('')
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
