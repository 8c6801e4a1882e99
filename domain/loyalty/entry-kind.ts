/** What an entry of the ledger does. */
export const entryKinds = [
  'earn',
  'hold',
  'burn',
  'release',
  'expire',
  'adjust',
  'reverse',
] as const
export type EntryKind = (typeof entryKinds)[number]
