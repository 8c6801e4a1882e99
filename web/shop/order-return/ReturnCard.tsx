import { useState } from 'react'
import {
  withdrawReturn,
  type OrderReturns,
  type ReturnRequestView,
} from '#domain/order/return-request/api.ts'
import { returnReasonLabels, type ShownReturnState } from '#domain/order/return-request/states.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { returnTexts as texts } from './texts.ts'

const confirm = lazyPart(() =>
  import('#web/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

export interface ReturnCardProps {
  request: ReturnRequestView
  code: string
  token: string | undefined
  onChange: (returns: OrderReturns) => void
}

/** One request: where it stands in a word, what is to be done, what was asked. */
export function ReturnCard({ request, code, token, onChange }: ReturnCardProps) {
  const { no, state, lines, reason, photos, contact_phone: phone, asked_at: at } = request
  const [leaving, setLeaving] = useState(false)
  const withdraw = async () => {
    // A refusal is told by the notice of failed calls, and by nothing else.
    const returns = await api.call(withdrawReturn, { code, token, no }).catch(() => null)
    if (!returns) return
    onChange(returns)
    notify({ text: texts.withdrawn })
  }
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{stateWords(request)}</Badge>
        <span className="text-sm text-ink-3">{formatDateTime(at)}</span>
      </div>
      <NextStep request={request} />
      {request.lapses_on && <p className="mt-2 text-ink-2">{texts.lapses(request.lapses_on)}</p>}
      <ul className="mt-3 text-sm">
        {lines.map(({ line_no: line, name, quantity }) => (
          <li key={line} className="font-medium">
            {texts.piece(name, quantity)}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">
        {returnReasonLabels[reason]}
        {request.words && `: ${request.words}`}
      </p>
      {phone && (
        <p className="text-sm text-ink-3">
          {texts.details(photos)} · {texts.calledAt(phone)}
        </p>
      )}
      {request.can_withdraw && (
        <Button
          variant="plain"
          data-focus-instead="doi-tra"
          onClick={() => setLeaving(true)}
          {...confirm.intent}
          className="-mb-2 -ml-4"
        >
          {texts.withdraw}
        </Button>
      )}
      {leaving && (
        <confirm.Part
          open
          onOpenChange={(open) => !open && setLeaving(false)}
          title={texts.withdrawTitle}
          message={texts.withdrawText}
          confirm={{ label: texts.withdraw, onPress: withdraw }}
          cancel={{ label: texts.withdrawNo }}
        />
      )}
    </li>
  )
}

/** What the buyer waits for, or has to do. */
function NextStep({ request: { state, answer, amount = vnd(0) } }: { request: ReturnRequestView }) {
  const said = answer && <p className="whitespace-pre-line">{answer}</p>
  switch (state) {
    case 'received':
      return <p className="mt-2 text-ink-2">{texts.waiting}</p>
    case 'accepted':
      return (
        <div className="mt-2 rounded-md bg-primary-tint px-4 py-3">
          <h3 className="text-sm font-semibold text-primary-deep">{texts.whatNext}</h3>
          {said}
        </div>
      )
    case 'refused':
      return (
        <div className="mt-2 rounded-md bg-ground px-4 py-3">
          <h3 className="text-sm font-semibold">{texts.whyNot}</h3>
          {said}
        </div>
      )
    case 'arrived':
      return amount > 0 ? <p className="mt-2 text-ink-2">{texts.refundOnWay(amount)}</p> : null
    case 'refunded':
      return <p className="mt-2 text-ink-2">{texts.refunded(amount)}</p>
    case 'lapsed':
      return <p className="mt-2 text-ink-2">{texts.lapsed}</p>
    case 'withdrawn':
      return null
  }
}

function stateWords({ state, amount }: ReturnRequestView): string {
  return state === 'arrived' && !amount ? texts.arrivedFree : texts.states[state]
}

const tones: Record<ShownReturnState, BadgeTone> = {
  received: 'info',
  accepted: 'info',
  arrived: 'info',
  refunded: 'ok',
  refused: 'sale',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}
