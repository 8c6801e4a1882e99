import { useState } from 'react'
import { listCampaignUses } from '#domain/voucher/backoffice.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { voucherTexts as texts } from './texts.ts'

const step = 10
const maxShown = 100

/** What used a campaign's vouchers, newest first. */
export function UsesPanel({ id }: { id: number }) {
  const [limit, setLimit] = useState(step)
  const answer = useQuery(listCampaignUses, { id, limit }, { keepsPrevious: true })
  return (
    <Panel title={texts.history}>
      <Answered answer={answer}>
        {({ items, paginate }) => (
          <>
            {items.length === 0 && <p className="text-ink-2">{texts.noUses}</p>}
            <ol className="tabular divide-y divide-line text-sm">
              {items.map(({ id: use, at, order_code: code, saving, state }) => (
                <li key={use} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
                  <span>
                    {code ? (
                      <Anchor
                        to={backofficePaths.order(code)}
                        className="font-semibold text-primary hover:underline"
                      >
                        {code}
                      </Anchor>
                    ) : (
                      texts.atCounter
                    )}
                    <span className="block text-ink-3">{texts.useStates[state]}</span>
                  </span>
                  <span className="text-right">
                    {formatVnd(saving)}
                    <span className="block text-ink-3">
                      <When at={at} />
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            {items.length < Math.min(paginate.total_data, maxShown) && (
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
