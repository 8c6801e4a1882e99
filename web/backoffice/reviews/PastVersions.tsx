import type { BackofficeReview } from '#domain/review/backoffice/api.ts'
import { hiddenReasonLabels, reviewStateLabels } from '#domain/review/states.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Panel } from '../parts/Panel.tsx'
import { StarCount } from './StarCount.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

/** All that it was before, newest first: nothing is overwritten. */
export function PastVersions({ history }: Pick<BackofficeReview, 'history'>) {
  return (
    <Panel title={texts.history}>
      <ol className="divide-y divide-line">
        {history.map((past) => (
          <li key={past.version} className="py-2.5 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
              <b className="font-semibold text-ink">{texts.version(past.version)}</b>
              <StarCount stars={past.stars} />
              <span>
                {reviewStateLabels[past.state]}
                {past.hidden_reason && ` (${hiddenReasonLabels[past.hidden_reason]})`}
              </span>
              <span>
                {past.by ?? texts.byWriter} · {formatDateTime(past.at)}
              </span>
            </p>
            {past.words && <p className="mt-1 whitespace-pre-line">{past.words}</p>}
            {past.answer && (
              <p className="mt-1 text-sm whitespace-pre-line text-ink-2">
                {texts.answer}: {past.answer}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
