import type { LedgerLine } from '#domain/membership/api.ts'
import { byMonth } from './by-month.ts'
import { LedgerEntry } from './LedgerEntry.tsx'
import { pointsTexts as texts } from './texts.ts'

/** The ledger as people remember it: by month, the newest first. */
export function LedgerMonths({ lines }: { lines: readonly LedgerLine[] }) {
  return byMonth(lines).map(({ key, lines: ofMonth }) => (
    <section key={key} aria-labelledby={`thang-${key}`} className="mt-4 first:mt-0">
      <h3
        id={`thang-${key}`}
        className="rounded-sm bg-ground px-3 py-2 text-sm font-semibold text-ink-2"
      >
        {texts.month(key.split('-').toReversed().join('/'))}
      </h3>
      <ul className="divide-y divide-line">
        {ofMonth.map((line) => (
          <LedgerEntry key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ))
}
