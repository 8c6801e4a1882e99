import type { EarnLog } from '#domain/counter/api.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Masked } from '../parts/RecordList.tsx'
import { homeTexts as texts } from './texts.ts'

/** What was entered last, where a back office has the room for it: a phone has it a tab away. */
export function NewestCodes({ codes }: { codes: readonly EarnLog[] }) {
  return (
    <ul
      aria-label={texts.newest}
      className="mt-3 divide-y divide-line border-y border-line max-desk:hidden"
    >
      {codes.map((entry) => (
        <li key={entry.id} className="tabular flex items-center gap-3 py-1.5 text-sm">
          <time dateTime={entry.at} className="w-11 shrink-0 text-ink-2">
            {formatDateTime(entry.at).slice(0, 5)}
          </time>
          <span className="w-24 shrink-0 font-semibold">
            <Masked>{entry.phone}</Masked>
          </span>
          <span className="min-w-0 grow truncate text-ink-2">
            {earnLogStatusLabels[entry.status]}
          </span>
          {entry.point > 0 && (
            <b className="font-semibold whitespace-nowrap text-point">
              +{formatPoints(entry.point)}
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}
