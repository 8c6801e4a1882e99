import type { ClaimRulesTrial } from '#domain/publishing/claim-rules/api.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import { claimRuleTexts as texts } from './texts.ts'

/** What the rules being written say of their own examples and of everything that is in force. */
export function TrialPanel({ trial: { wrong, hits } }: { trial: ClaimRulesTrial }) {
  return (
    <Panel title={texts.trial}>
      <div role="status">
        {wrong.length === 0 && hits.length === 0 && <p>{texts.allRight}</p>}
        <ul className="flex flex-col gap-2 text-sm">
          {wrong.map(({ rule, sentence, expected }) => (
            <li key={rule + sentence}>
              <Badge tone="sale">{rule}</Badge> {texts.wrong(expected, sentence)}
            </li>
          ))}
          {hits.map(({ id, kind, title, verdict, quotes }) => (
            <li key={id}>
              <b className="font-semibold">{title}</b> ({publishingTexts.kinds[kind]}):{' '}
              {texts.hit(verdict)} – {quotes.map((quote) => `“${quote}”`).join(', ')}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
