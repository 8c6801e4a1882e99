import { useState } from 'react'
import { listDeliveries, type WebhookDelivery } from '#domain/partner/backoffice/webhooks.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { When } from '../parts/When.tsx'
import { ReplayDialog } from './WebhookDialogs.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

const step = 10
const maxShown = 100

const tones: Record<WebhookDelivery['state'], BadgeTone> = {
  waiting: 'point',
  delivered: 'ok',
  dropped: 'sale',
}

/** What was sent to a webhook and how it ended; each can be sent again, or all that is shown. */
export function DeliveryLog({ id }: { id: number }) {
  const [limit, setLimit] = useState(step)
  const [range, setRange] = useState<{ first: number; last: number; count: number } | null>(null)
  const canEdit = useCan('partners.edit')
  const answer = useQuery(listDeliveries, { id, limit }, { keepsPrevious: true })
  const refresh = () => void answer.refresh()
  return (
    <div className="rounded-md bg-ground px-3 py-2">
      <Answered answer={answer}>
        {({ items, more }) => (
          <>
            {items.length === 0 && <p className="py-1 text-ink-2">{texts.noLog}</p>}
            <ol className="tabular divide-y divide-line">
              {items.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  onReplay={
                    canEdit
                      ? () => setRange({ first: delivery.id, last: delivery.id, count: 1 })
                      : null
                  }
                />
              ))}
            </ol>
            <div className="-mx-2 flex flex-wrap">
              <Button variant="plain" onClick={refresh}>
                {texts.refresh}
              </Button>
              {more && limit < maxShown && (
                <Button variant="plain" onClick={() => setLimit(limit + step)}>
                  {texts.more}
                </Button>
              )}
              {canEdit && items.length > 1 && (
                <Button
                  variant="plain"
                  onClick={() =>
                    setRange({
                      first: items.at(-1)!.id,
                      last: items[0]!.id,
                      count: items.length,
                    })
                  }
                >
                  {texts.replayAll}
                </Button>
              )}
            </div>
          </>
        )}
      </Answered>
      {range && (
        <ReplayDialog id={id} range={range} onDone={refresh} onClose={() => setRange(null)} />
      )}
    </div>
  )
}

function DeliveryRow({
  delivery,
  onReplay,
}: {
  delivery: WebhookDelivery
  onReplay: (() => void) | null
}) {
  const { kind, object, at, state, tries, last_status, last_error, last_ms } = delivery
  const how = [
    texts.tries(tries),
    ...(last_status === undefined ? [] : [texts.status(last_status)]),
    ...(last_error && last_status === undefined ? [texts.errors[last_error] ?? last_error] : []),
    ...(last_ms === undefined ? [] : [texts.ms(last_ms)]),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {kind} <span className="text-ink-3">{object}</span>
        <span className="block text-ink-3">
          {tries > 0 ? how.join(' · ') : null} <When at={at} />
        </span>
      </span>
      <span className="flex items-center gap-1">
        <Badge tone={tones[state]}>{texts.deliveryStates[state]}</Badge>
        {onReplay && state !== 'waiting' && (
          <Button variant="plain" aria-label={texts.replayOne(kind, object)} onClick={onReplay}>
            {texts.replay}
          </Button>
        )}
      </span>
    </li>
  )
}
