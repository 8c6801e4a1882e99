import { useState } from 'react'
import {
  bookStatement,
  judgeStatement,
  type CashParcel,
  type JudgedLine,
} from '#domain/order/cash/api.ts'
import { isBookable } from '#domain/order/cash/states.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { now } from '#web/state/clock.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import type { FieldErrors } from '#web/form/field-rules.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { BookFields, SumsBox } from './BookFields.tsx'
import { ChangedParcels } from './ChangedParcels.tsx'
import { differenceOf, linesOf } from './statement-sums.ts'
import { cashScreenTexts as texts } from './texts.ts'
import { useBookForm, type BookValues } from './use-book-form.ts'

export interface BookDialogProps {
  /** All of one carrier, as they were ticked. */
  parcels: readonly CashParcel[]
  onBooked: () => void
  onClose: () => void
}

/** Says it beside the parcels, and not twice. */
const toldBeside = new Error('told beside the parcels')

/** What a carrier handed over for the parcels that were ticked: the sum is known, a difference is explained. */
export function BookDialog({ parcels: ticked, onBooked, onClose }: BookDialogProps) {
  const [parcels, setParcels] = useState(ticked)
  const [changed, setChanged] = useState<readonly JudgedLine[]>([])
  const [{ carrier }] = useState(() => ticked[0]!)
  const sum = takenOf(parcels)
  const send = async (values: BookValues) => {
    const lines = linesOf(parcels, namedDifference(sum, values))
    const { reference, on, received, fee } = values
    try {
      const head = { carrier, reference, on, received, ...(fee && { fee }) }
      await callBackoffice(bookStatement, { ...head, lines })
    } catch (error) {
      if (!isRefused(error, 'conflict')) throw error
      const judged = await callBackoffice(judgeStatement, { carrier, lines })
      const refused = judged.lines.filter(({ verdict }) => !isBookable(verdict))
      setChanged(refused)
      throw refused.length > 0 ? toldBeside : error
    }
    notify({ text: texts.booked(reference, lines.length), kind: 'success' })
    onBooked()
    onClose()
  }
  const form = useBookForm(sum, {
    send,
    alsoWrong: (values) => wrongIn(parcels, values),
    explain: (error) => (error === toldBeside ? '' : undefined),
    ...(ticked.length === 1 && { onlyCode: ticked[0]!.order_code }),
    // A till of ours numbers nothing: the moment names what it hands over.
    ...(carrier === 'branch' && {
      reference: texts.handOver(formatDateTime(new Date(now()).toISOString())),
    }),
  })
  const difference = differenceOf(sum, form.values)
  const drop = () => {
    const gone = new Set(changed.map(({ code }) => code))
    const left = parcels.filter(({ order_code: code }) => !gone.has(code))
    setParcels(left)
    setChanged([])
    if (difference === 0) {
      const received = takenOf(left) - (form.values.fee ?? 0)
      form.setAll({ ...form.values, received: Math.max(0, received) }, ['received'])
    }
  }
  return (
    <ActionFrame
      title={texts.bookTitle(cashCarrierLabel(carrier))}
      width={660}
      says={texts.bookSays}
      confirm={texts.book}
      form={form}
      asksReason={difference !== 0}
      reasonWords={{ label: texts.why }}
      isReady={parcels.length > 0 && changed.length === 0}
      notReady={parcels.length === 0 ? texts.noneLeft : texts.changed(changed.length)}
      onClose={onClose}
    >
      <SumsBox
        label={texts.taken(parcels.length)}
        taken={sum}
        fees={form.values.fee ?? 0}
        difference={difference}
      />
      {changed.length > 0 && <ChangedParcels lines={changed} onDrop={drop} />}
      <BookFields feeHint={texts.feeHint} />
      {difference !== 0 && <DifferentOrder parcels={parcels} />}
    </ActionFrame>
  )
}

/** Whose money differs: the choice is made for whoever has but one. */
function DifferentOrder({ parcels }: { parcels: readonly CashParcel[] }) {
  const labels = Object.fromEntries(
    parcels.map(({ order_code: code, collected }) => [
      code,
      texts.orderOf(code, formatVnd(collected)),
    ]),
  )
  return (
    <>
      <p className="text-sm text-ink-2">{texts.differenceSays}</p>
      <Form.Select
        name="order_code"
        label={texts.differentOrder}
        labels={labels}
        none={null}
        unchosen={texts.chooseOrder}
      />
    </>
  )
}

function takenOf(parcels: readonly CashParcel[]): number {
  return parcels.reduce((sum, { collected }) => sum + collected, 0)
}

function namedDifference(sum: number, values: BookValues) {
  return { code: values.order_code, amount: differenceOf(sum, values), reason: values.reason }
}

const minReason = 3

function wrongIn(parcels: readonly CashParcel[], values: BookValues): FieldErrors {
  const difference = differenceOf(takenOf(parcels), values)
  if (difference === 0) return {}
  const named = parcels.find(({ order_code: code }) => code === values.order_code)
  const isTooShort = named !== undefined && named.collected + difference < 0
  return {
    ...(!named && { order_code: texts.chooseOrderFirst }),
    ...(isTooShort && { order_code: texts.tooShort }),
    ...(values.reason.trim().length < minReason && { reason: texts.whyNeeded }),
  }
}
