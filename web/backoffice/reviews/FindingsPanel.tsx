import type { BackofficeReview } from '#domain/review/backoffice/api.ts'
import { Panel } from '../parts/Panel.tsx'
import { backofficeReviewTexts as texts } from './texts.ts'

/** What was found in the words, and what the rules say of it. */
export function FindingsPanel({
  data: { findings, rules_version: version },
}: {
  data: Pick<BackofficeReview, 'findings' | 'rules_version'>
}) {
  return (
    <Panel title={texts.findings}>
      {findings.length === 0 ? (
        <p className="text-ink-2">{texts.noFindings}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {findings.map(({ rule, start, quote, message }) => (
            <li key={`${rule}-${start}`}>
              <b className="font-semibold text-sale-deep">“{quote}”</b>
              <span className="block text-sm text-ink-2">{message}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs text-ink-3">{texts.findingsOf(version)}</p>
    </Panel>
  )
}
