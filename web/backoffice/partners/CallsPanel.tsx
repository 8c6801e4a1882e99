import { useState } from 'react'
import { listPartnerCalls, type PartnerCall } from '#domain/partner/backoffice/calls.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { callTexts as texts } from './texts.ts'
import { shortCall } from './UsagePanel.tsx'

const step = 20
const maxShown = 100

/** Single calls of a partner, newest first: what its programmers ask about. */
export function CallsPanel({ partnerId }: { partnerId: number }) {
  const [isFailedOnly, setFailedOnly] = useState(false)
  const [limit, setLimit] = useState(step)
  const status = isFailedOnly ? ('failed' as const) : undefined
  const answer = useQuery(
    listPartnerCalls,
    { id: partnerId, limit, status },
    { keepsPrevious: true },
  )
  return (
    <Panel title={texts.log}>
      <p className="mb-3 text-sm text-ink-2">{texts.logText}</p>
      <Segments
        legend={texts.filter}
        value={isFailedOnly ? 'failed' : 'all'}
        options={[
          { value: 'all', label: texts.all },
          { value: 'failed', label: texts.failed },
        ]}
        onValueChange={(next) => setFailedOnly(next === 'failed')}
      />
      <Answered answer={answer}>
        {({ items, more }) => (
          <>
            {items.length === 0 && (
              <p className="pt-3 text-ink-2">{isFailedOnly ? texts.noneFailed : texts.none}</p>
            )}
            <ol className="tabular divide-y divide-line text-sm">
              {items.map((call) => (
                <CallRow key={call.id} call={call} />
              ))}
            </ol>
            {more && limit < maxShown && (
              <Button variant="plain" onClick={() => setLimit(limit + step)}>
                {texts.more}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Panel>
  )
}

function CallRow({ call: { call, at, status, ms, key, prefix } }: { call: PartnerCall }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-44 wrap-anywhere">
        {shortCall(call)}
        <span className="block text-ink-3">{texts.byKey(key, prefix)}</span>
      </span>
      <span className="text-right">
        <Badge tone={status >= 400 ? 'sale' : 'ok'}>{status}</Badge>
        <span className="block text-ink-3">
          {texts.ms(ms)} · <When at={at} />
        </span>
      </span>
    </li>
  )
}
