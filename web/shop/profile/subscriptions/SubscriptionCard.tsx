import { useState } from 'react'
import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { paymentMethodOf } from '#domain/order/api.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { changeSubscription, type Subscription } from '#domain/subscription/api.ts'
import { cycleDays, maxWait } from '#domain/subscription/cycle.ts'
import { api } from '#web/api.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { standingTexts as texts } from './texts.ts'

const changeDialog = lazyPart(() =>
  import('./ChangeStandingDialog.tsx').then((part) => part.ChangeStandingDialog),
)
const endDialog = lazyPart(() =>
  import('./EndStandingDialog.tsx').then((part) => part.EndStandingDialog),
)

const tones: Record<Subscription['state'], BadgeTone> = {
  active: 'ok',
  paused: 'point',
  ended: 'neutral',
}

export interface SubscriptionProps {
  order: Subscription
  onChange: (order: Subscription) => void
}

/** One subscription: what comes when, what stands in its way, and what can be done. */
export function SubscriptionCard({ order, onChange }: SubscriptionProps) {
  const { product, state, quantity, cycle } = order
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        {product.thumbnail && (
          <span className="size-18 shrink-0 overflow-hidden rounded-md bg-ground">
            <Picture src={product.thumbnail} alt="" sizes="72px" width={72} height={72} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <Anchor
              to={paths.product(product.slug)}
              className="line-clamp-3 min-w-0 flex-1 basis-40 font-semibold hover:text-primary"
            >
              {product.name}
            </Anchor>
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </div>
          <p className="text-sm text-ink-2">{texts.every(cycle, quantity)}</p>
        </div>
      </div>
      {state !== 'ended' && (
        <>
          <Facts order={order} />
          <p className="mt-2 text-sm text-ink-2">{texts.priceNote}</p>
          <Obstacles order={order} onChange={onChange} />
          <Actions order={order} onChange={onChange} />
        </>
      )}
      {order.end_note && <p className="mt-3 text-sm text-ink-2">{order.end_note}</p>}
      <History order={order} />
    </Card>
  )
}

function Facts({ order }: { order: Subscription }) {
  const facts = [
    [texts.nextOn, order.next_on ? formatDate(order.next_on) : '–'],
    [texts.price, formatVnd(vnd(order.price * order.quantity))],
    [texts.payment, paymentMethodLabels[paymentMethodOf(order.payment_type)]],
    [texts.address, order.address],
  ] as const
  return (
    <dl className="tabular mt-3 grid gap-x-6 gap-y-1.5 border-t border-line pt-3 text-sm md:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="shrink-0 text-ink-3">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Obstacles({ order, onChange }: SubscriptionProps) {
  const act = useChange(onChange)
  if (!order.price_rose && !order.fee_rose && order.available) return null
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-md border border-point-line bg-point-tint px-3.5 py-2.5 text-sm">
      {order.price_rose && (
        <Question
          text={texts.priceRose(formatVnd(order.agreed_price), formatVnd(order.price))}
          yes={texts.agree}
          busy={act.busy}
          onYes={() => void act.change(order, { agreed_price: order.price }, texts.agreed)}
        />
      )}
      {order.fee_rose && (
        <Question
          text={texts.feeRose(formatVnd(order.agreed_fee), formatVnd(order.fee))}
          yes={texts.agreeFee}
          busy={act.busy}
          onYes={() => void act.change(order, { agreed_fee: order.fee }, texts.agreedFee)}
        />
      )}
      {!order.price_rose && !order.available && <p>{texts.unavailable}</p>}
    </div>
  )
}

interface QuestionProps {
  text: string
  yes: string
  busy: boolean
  onYes: () => void
}

/** What costs more than agreed, and the one press that agrees. */
function Question({ text, yes, busy, onYes }: QuestionProps) {
  return (
    <div>
      <p>{text}</p>
      <Button variant="secondary" busy={busy} onClick={onYes} className="mt-2">
        {yes}
      </Button>
    </div>
  )
}

function Actions({ order, onChange }: SubscriptionProps) {
  const [open, setOpen] = useState<'change' | 'end' | null>(null)
  const act = useChange(onChange)
  const close = () => setOpen(null)
  const isActive = order.state === 'active'
  const skipTo = dayAfterNext(order)
  return (
    <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
      <Button variant="secondary" onClick={() => setOpen('change')}>
        {texts.change}
      </Button>
      <Button
        variant="quiet"
        busy={act.busy}
        onClick={() =>
          void act.change(
            order,
            { state: isActive ? 'paused' : 'active' },
            isActive ? texts.paused : texts.resumed,
          )
        }
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      {isActive && skipTo !== null && (
        <Button
          variant="quiet"
          busy={act.busy}
          onClick={() =>
            void act.change(order, { next_on: skipTo }, texts.skipped(formatDate(skipTo)))
          }
        >
          {texts.skip}
        </Button>
      )}
      <Button variant="plain" onClick={() => setOpen('end')}>
        {texts.end}
      </Button>
      {open === 'change' && <changeDialog.Part order={order} onChange={onChange} onClose={close} />}
      {open === 'end' && <endDialog.Part order={order} onChange={onChange} onClose={close} />}
    </div>
  )
}

/** The day on which it comes when the next one is left out; null when nothing is to come. */
function dayAfterNext({ next_on: next, cycle }: Subscription): VietnamDay | null {
  const days = cycleDays(cycle)
  if (next === undefined || days === null) return null
  const after = addDays(next, days)
  return after <= addDays(today(), maxWait) ? after : null
}

type Change = Omit<Parameters<typeof api.call<typeof changeSubscription>>[1], 'id'>

/** A change at one press; what goes wrong is said in a notice. */
function useChange(onChange: (order: Subscription) => void) {
  const { busy, attempt } = useAttempt()
  const change = ({ id }: Subscription, wanted: Change, done: string) =>
    attempt(async () => {
      onChange(await api.call(changeSubscription, { id, ...wanted }))
      notify({ text: done })
    }, explainInNotice)
  return { busy, change }
}

function History({ order: { history } }: { order: Subscription }) {
  if (history.length === 0) return null
  return (
    <details className="mt-3 border-t border-line pt-1">
      <summary className="flex min-h-11 items-center text-sm font-semibold text-ink-2">
        {texts.history}
      </summary>
      <ol className="tabular flex flex-col gap-2 pb-1 text-sm">
        {history.map(({ due_on: day, outcome, order_code: code, note }) => (
          <li key={day} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {formatDate(day)} · {texts.outcomes[outcome]}
              {note && <span className="block text-ink-3">{note}</span>}
            </span>
            {code && (
              <Anchor to={paths.myOrder(code)} className="text-primary hover:underline">
                {code}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
