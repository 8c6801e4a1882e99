import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { Order } from '#domain/order/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ReturnCard } from './ReturnCard.tsx'
import { returnTexts as texts } from './texts.ts'
import { useReturns, type ReturnsOfOrder } from './use-returns.ts'

const dialog = lazyPart(() => import('./ReturnDialog.tsx').then((part) => part.ReturnDialog))

export interface ReturnPanelProps {
  order: Order
  /** Of a guest's order. */
  token: string | undefined
}

const headingId = 'doi-tra'

/** On a delivered order: what may be given back and until when, and what became of what was asked. */
export function ReturnPanel({ order, token }: ReturnPanelProps) {
  const returns = useReturns(order.code, token)
  const { shown, isFailed, retry } = returns
  if (shown && !shown.ask && shown.requests.length === 0) return null
  return (
    <Section title={texts.title} headingId={headingId}>
      {shown && <Shown order={order} token={token} returns={returns} shown={shown} />}
      {!shown && !isFailed && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-18" />
        </div>
      )}
      {!shown && isFailed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{texts.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Shown({
  order,
  token,
  returns,
  shown,
}: ReturnPanelProps & { returns: ReturnsOfOrder; shown: NonNullable<ReturnsOfOrder['shown']> }) {
  const [asking, setAsking] = useState<typeof shown.ask>()
  const { ask, requests } = shown
  return (
    <>
      {requests.length > 0 && (
        <ul className="flex flex-col gap-3">
          {requests.map((request) => (
            <ReturnCard
              key={request.no}
              request={request}
              code={order.code}
              token={token}
              onChange={returns.put}
            />
          ))}
        </ul>
      )}
      {ask && (
        <div className="flex flex-wrap items-center justify-between gap-3 not-first:mt-4">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{texts.offer(ask.until)}</p>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" className="size-5" />}
            data-focus-instead={headingId}
            onClick={() => setAsking(ask)}
            {...dialog.intent}
            className="phone:w-full"
          >
            {requests.length > 0 ? texts.askAgain : texts.ask}
          </Button>
        </div>
      )}
      {asking && (
        <dialog.Part
          order={order}
          token={token}
          ask={asking}
          onClose={() => setAsking(undefined)}
          onSent={(sent) => {
            returns.put(sent)
            setAsking(undefined)
            notify({ text: texts.sent })
          }}
        />
      )}
    </>
  )
}
