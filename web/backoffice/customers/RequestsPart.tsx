import { useState } from 'react'
import { dataRequests } from '#domain/data-request/backoffice/requests.ts'
import { requestKindLabels } from '#domain/data-request/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { RequestState } from '../data-requests/request-marks.tsx'
import { dataRequestScreenTexts as texts } from '../data-requests/texts.ts'
import { Forbidden } from '../parts/Forbidden.tsx'
import { When } from '../parts/When.tsx'
import { ListPanel } from './ListPanel.tsx'
import { Part } from './Part.tsx'
import type { SectionProps } from './Sections.tsx'

const adding = lazyPart(
  async () => (await import('../data-requests/NewRequestDialog.tsx')).NewRequestDialog,
)

/** What somebody asked of their data, and a way to write down what they ask now. */
export function RequestsPart(props: SectionProps) {
  return useCan('dataRequests.read') ? <Shown {...props} /> : <Forbidden />
}

function Shown({ data, onShut }: SectionProps) {
  const answer = useQuery(dataRequests.list, { customer: data.id, sort: 'newest', limit: 50 })
  const [isAdding, setAdding] = useState(false)
  const canEdit = useCan('dataRequests.edit') && data.kind !== 'erased'
  return (
    <Part answer={answer} onShut={onShut}>
      {({ items }) => (
        <div className="flex flex-col items-start gap-3">
          {canEdit && (
            <Button {...adding.intent} onClick={() => setAdding(true)}>
              {texts.record}
            </Button>
          )}
          <div className="w-full">
            <ListPanel
              title={texts.ofCustomer}
              none={texts.noneOfCustomer}
              rows={items}
              keyOf={({ id }) => id}
            >
              {(row) => (
                <>
                  <Anchor
                    to={backofficePaths.dataRequest(row.id)}
                    className="inline-flex min-h-11 items-center text-primary hover:underline"
                  >
                    {texts.titleOf(row.id, requestKindLabels[row.kind])}
                  </Anchor>
                  <span className="flex items-center gap-3">
                    <RequestState {...row} />
                    <When at={row.asked_at} className="text-ink-3" />
                  </span>
                </>
              )}
            </ListPanel>
          </div>
          {isAdding && <adding.Part id={data.id} onClose={() => setAdding(false)} />}
        </div>
      )}
    </Part>
  )
}
