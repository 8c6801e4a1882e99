import type { BulkAnswer } from '#domain/bulk.ts'
import { bulkDialogTexts as texts } from './texts.ts'

const namesShown = 3

/** What is refused, by its reasons, with the first names of each. */
export function Reasons({
  answer,
  count,
}: {
  answer: BulkAnswer
  count: (records: number) => string
}) {
  const refused = answer.rows.filter(({ outcome }) => outcome === 'refused')
  if (refused.length === 0) return null
  return (
    <>
      <p className="text-sale-deep">{texts.refused(count(refused.length))}</p>
      <ul className="max-h-60 list-disc overflow-y-auto pl-5 text-sm">
        {[...Map.groupBy(refused, ({ reason = '' }) => reason)].map(([reason, rows]) => (
          <li key={reason}>{texts.because(reason, rows.length, namesOf(rows))}</li>
        ))}
      </ul>
    </>
  )
}

function namesOf(rows: BulkAnswer['rows']): string {
  const names = rows.slice(0, namesShown).map(({ id, title }) => title || `${id}`)
  return rows.length > namesShown ? `${names.join(', ')}…` : names.join(', ')
}
