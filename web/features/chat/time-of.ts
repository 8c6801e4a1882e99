import { formatDateTime } from '#domain/kernel/dates.ts'

/** With its day: the server renders it as the browser does, whatever the day is. */
export function timeOf(iso: string): string {
  return formatDateTime(iso)
}
