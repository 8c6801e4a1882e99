/**
 * A carrier's clock, which shows Vietnam: `28/11/2026 16:05:09`, or `2026-11-28 16:05:09`, or ISO 8601 with its own
 * zone. Null for anything else.
 */
export function readLocalTime(text: string): Date | null {
  const local = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(text.trim())
  if (local) return dateOf(`${local[3]}-${local[2]}-${local[1]}T${local[4]}+07:00`)
  const plain = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text.trim())
  if (plain) return dateOf(`${plain[1]}T${plain[2]}+07:00`)
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text.trim())
    ? dateOf(text.trim())
    : null
}

function dateOf(iso: string): Date | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : date
}
