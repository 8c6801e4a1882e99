/** What a table for spreadsheets says, as it left: the mark in front, tabs between. */
export function csvText({ rawPayload }: { rawPayload: Buffer }): string {
  return rawPayload.toString('utf16le')
}
