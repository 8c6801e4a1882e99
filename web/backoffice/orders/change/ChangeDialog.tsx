import { useState } from 'react'
import { z } from 'zod'
import { getBackofficeOrder, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { changeOrder } from '#domain/order/backoffice/change-api.ts'
import { restWays } from '#domain/order/change/change-money.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { ActionFrame } from '../../parts/ActionDialog.tsx'
import { NoChannelNote } from '../../parts/NoChannelNote.tsx'
import { GoodsFields, type AskedGoods } from '../phone/GoodsFields.tsx'
import { PlaceFields } from '../place/PlaceFields.tsx'
import { destinationOf, nowhere, type PlaceState } from '../place/place-state.ts'
import type { BackofficeOrderContext } from '../use-backoffice-order.ts'
import { happenedSince } from './happened-since.ts'
import { PlanBox } from './PlanBox.tsx'
import { changeOrderTexts as texts } from './texts.ts'
import { useChangePreview, useChangeSender, type ChangePreview } from './use-change.ts'

const asked = changeOrder.input.shape
const receiver = asked.receiver.unwrap().shape
const schema = z.object({
  fullname: receiver.fullname,
  phone: receiver.phone,
  rest: z.enum(restWays).optional(),
  reason: asked.reason,
})

export interface ChangeDialogProps {
  data: BackofficeOrder
  backoffice: BackofficeOrderContext
  onClose: () => void
}

/** Goods, receiver and place of a placed order, with the money that follows shown before it is saved. */
export function ChangeDialog({ data, backoffice, onClose }: ChangeDialogProps) {
  const { order } = data
  const send = useChangeSender()
  /** As it was when the dialog was opened, or looked at again after somebody else's change. */
  const [seen, setSeen] = useState(data)
  const [happened, setHappened] = useState<readonly string[] | null>(null)
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [added, setAdded] = useState<readonly AskedGoods[]>([])
  const [isOtherReceiver, setOtherReceiver] = useState(false)
  const [place, setPlace] = useState<PlaceState | null>(null)
  const form = useForm(schema, {
    initial: { fullname: order.receiver.fullname, phone: order.receiver.phone, reason: '' },
    send: async ({ reason, rest }) => {
      if (!changes || !plan) return
      const { total, back, missing } = plan
      const shown = { total: total.after, back, missing }
      const body = { ...changes, reason, shown, ...(plan.asks_for_rest && rest && { rest }) }
      try {
        backoffice.put(await send(body))
        notify({ text: texts.saved })
        onClose()
      } catch (error) {
        if (!isRefused(error, 'conflict')) throw error
        const now = await callBackoffice(getBackofficeOrder, { code: order.code })
        backoffice.put(now)
        setHappened(happenedSince(seen, now))
        setSeen(now)
      }
    },
  })
  const { fullname, phone, rest } = form.values
  const lines = seen.lines.flatMap(({ line_no, quantity }) => {
    const wanted = quantities[line_no]
    return wanted === undefined || wanted === quantity ? [] : { line_no, quantity: wanted }
  })
  const destination = place && destinationOf(place)
  const isChanged = lines.length > 0 || added.length > 0 || isOtherReceiver || destination !== null
  const changes = isChanged
    ? {
        code: order.code,
        version: seen.version,
        lines,
        added: added.map(({ id, quantity }) => ({ id, quantity })),
        ...(isOtherReceiver && { receiver: { fullname, phone } }),
        ...(destination && { destination }),
      }
    : null
  const preview = useChangePreview(changes)
  const { plan } = preview
  const lack = lackOf(preview, { isChanged, rest, isPlaceOpen: place !== null && !destination })
  return (
    <ActionFrame
      form={form}
      width={660}
      title={texts.title}
      says={texts.says}
      confirm={texts.save}
      isReady={lack === ''}
      notReady={lack}
      reasonWords={{ label: texts.reason, hint: texts.reasonHint }}
      onClose={onClose}
    >
      <NoChannelNote />
      {happened && (
        <div role="alert" className="rounded-md border border-point-line bg-point-tint px-3 py-2">
          {happened.length > 0 ? texts.conflict : texts.conflictMoney}
          <ul className="list-disc pl-5 empty:hidden">
            {happened.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <Lines
        lines={seen.lines}
        quantities={quantities}
        onChange={(no, quantity) => setQuantities({ ...quantities, [no]: quantity })}
      />
      <GoodsFields label={texts.added} goods={added} known={[]} onChange={setAdded} />
      <Checkbox
        label={texts.otherReceiver}
        checked={isOtherReceiver}
        onChange={({ target }) => setOtherReceiver(target.checked)}
      />
      {isOtherReceiver && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Form.Text name="fullname" label={texts.receiver} />
          <Form.Phone name="phone" label={texts.receiverPhone} />
        </div>
      )}
      <Checkbox
        label={texts.otherPlace}
        checked={place !== null}
        onChange={({ target }) => setPlace(target.checked ? nowhere : null)}
      />
      {place && <PlaceFields place={place} errors={form.errors} onChange={setPlace} />}
      <PlanBox preview={preview} isAsked={isChanged} />
    </ActionFrame>
  )
}

function lackOf(
  { plan }: ChangePreview,
  known: { isChanged: boolean; rest: string | undefined; isPlaceOpen: boolean },
): string {
  const { notReady } = texts
  if (known.isPlaceOpen) return notReady.place
  if (!known.isChanged) return notReady.nothing
  if (!plan) return notReady.reckoning
  if (plan.words.length === 0) return notReady.nothing
  return plan.asks_for_rest && known.rest === undefined ? notReady.rest : ''
}

function Lines({
  lines,
  quantities,
  onChange,
}: {
  lines: BackofficeOrder['lines']
  quantities: Readonly<Record<number, number>>
  onChange: (lineNo: number, quantity: number) => void
}) {
  return (
    <ul aria-label={texts.lines} className="divide-y divide-line border-y border-line">
      {lines.map(({ line_no: no, name, quantity, unit_price: price }) => {
        const wanted = quantities[no] ?? quantity
        return (
          <li key={no} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0 flex-1 basis-44">
              <span className="block font-medium">{name}</span>
              <span className="tabular text-sm text-ink-2">
                {formatVnd(price)} · {wanted === 0 ? texts.removed : texts.was(quantity)}
              </span>
            </span>
            <QuantityStepper
              label={texts.quantityOf(name)}
              value={wanted}
              min={0}
              onValueChange={(next) => onChange(no, next)}
              className="shrink-0"
            />
          </li>
        )
      })}
    </ul>
  )
}
