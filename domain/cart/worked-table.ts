/** The rows of the first table of a rules page whose head begins with that cell; tests read their cases there. */
export function workedTable(markdown: string, firstHead: string): Record<string, string>[] {
  const rows = markdown.split('\n').map((line) => cellsOf(line))
  const start = rows.findIndex((cells) => cells?.[0] === firstHead)
  const head = rows[start]
  if (!head) throw new Error(`no table headed "${firstHead}"`)
  const body = rows.slice(start + 2)
  const end = body.findIndex((cells) => cells === null)
  return body
    .slice(0, end < 0 ? undefined : end)
    .map((cells) => Object.fromEntries(head.map((name, index) => [name, cells?.[index] ?? ''])))
}

/** `1.005.000` → 1005000. */
export function figure(text: string): number {
  return Number(text.replaceAll('.', ''))
}

function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
