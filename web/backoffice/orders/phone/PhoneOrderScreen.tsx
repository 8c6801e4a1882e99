import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { CallerFound } from '#domain/customer/backoffice/caller-api.ts'
import { phonePayments, placePhoneOrder } from '#domain/order/backoffice/phone-api.ts'
import { foldVoucherCodes } from './voucher-codes.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { NoChannelNote } from '../../parts/NoChannelNote.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { backofficePaths } from '../../paths.ts'
import { PlaceFields } from '../place/PlaceFields.tsx'
import { destinationOf, nowhere, type PlaceState } from '../place/place-state.ts'
import { GoodsFields, type AskedGoods } from './GoodsFields.tsx'
import { SumPanel } from './SumPanel.tsx'
import { useCaller } from './use-caller.ts'
import { useOrderSender } from './use-order-sender.ts'
import { useQuote } from './use-quote.ts'
import { WhoCalls } from './WhoCalls.tsx'
import { phoneOrderTexts as texts } from './texts.ts'

const asked = placePhoneOrder.input.shape
const schema = z.object({
  customer_phone: asked.customer_phone,
  receiver_fullname: asked.receiver_fullname,
  receiver_phone: asked.receiver_phone,
  vouchers: z.string().max(400),
  note: asked.note,
  payment: z.enum(phonePayments),
  agreed: asked.agreed,
})

const elsewhere = 'other'

/** An order for somebody on the telephone: who calls, what, where to, and what it comes to. */
export function PhoneOrderScreen() {
  const navigate = useNavigate()
  const send = useOrderSender()
  const [goods, setGoods] = useState<readonly AskedGoods[]>([])
  const [place, setPlace] = useState<PlaceState>(nowhere)
  /** Which of the caller's places; `other` for one that is said now. */
  const [chosen, setChosen] = useState(elsewhere)
  const [round, setRound] = useState(0)
  const form = useForm(schema, {
    initial: {
      customer_phone: '',
      receiver_fullname: '',
      receiver_phone: '',
      vouchers: '',
      payment: 'cash',
      agreed: false as unknown as true,
    },
    alsoTold: ['province_id', 'district_id', 'ward_id', 'address', 'new_ward_id', 'pickup_branch'],
    send: async (values) => {
      if (!destination || !quote || quote.shipping_fee === null) return
      const { payment, shipping_fee } = quote
      const summary = { payment, shipping_fee }
      const body = { ...values, ...destination, vouchers, products, summary }
      const { code } = await send(body).catch((error: unknown) => {
        // Prices or stock are others by now: they are read out anew.
        setRound((last) => last + 1)
        throw error
      })
      notify({ text: texts.placed(code) })
      void navigate(backofficePaths.order(code))
    },
  })
  const { customer_phone: phone, payment } = form.values
  const take = (caller: CallerFound) => {
    const [first] = caller.places
    setChosen(first ? '0' : elsewhere)
    form.setAll(
      {
        ...form.values,
        receiver_fullname: first?.receiver_fullname ?? caller.name,
        receiver_phone: first?.receiver_phone ?? phone,
      },
      ['receiver_fullname', 'receiver_phone'],
    )
  }
  const state = useCaller(phone, take)
  const places = state.kind === 'found' ? state.caller.places : []
  const known = places[Number(chosen)]
  const destination = known ? toDestination(known) : destinationOf(place)
  const vouchers = foldVoucherCodes(form.values.vouchers)
  const products = goods.map(({ id, quantity }) => ({ id, quantity }))
  const hasPhone = state.kind !== 'none'
  const hasGoods = goods.length > 0
  const isAsked = hasGoods && hasPhone
  const sum = useQuote(
    isAsked ? { customer_phone: phone, products, vouchers, ...destination } : null,
    round,
  )
  const { quote } = sum
  const payments = quote?.payments ?? phonePayments
  const lack = lackOf({
    hasPhone,
    hasGoods,
    hasPlace: destination !== null,
    isKnown: quote !== undefined,
    isSound: quote?.is_sound ?? false,
  })
  return (
    <>
      <PageHead title={texts.title} back={{ to: backofficePaths.orders(), label: texts.back }} />
      <Form
        form={form}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={texts.who}>
            <div className="flex flex-col gap-3">
              <Form.Phone
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it types the number they hear
                autoFocus
                name="customer_phone"
                label={texts.phone}
                hint={texts.phoneHint}
              />
              <WhoCalls state={state} />
            </div>
          </Panel>
          <Panel title={texts.goods}>
            <div className="flex flex-col gap-4">
              <GoodsFields
                label={texts.goods}
                goods={goods}
                known={quote?.lines ?? []}
                onChange={setGoods}
              />
              <Form.Text
                name="vouchers"
                label={texts.vouchers}
                hint={texts.vouchersHint}
                rows={1}
              />
            </div>
          </Panel>
          <Panel title={texts.to}>
            <div className="flex flex-col gap-4">
              {places.length > 0 && (
                <RadioCards
                  legend={texts.places}
                  name="place"
                  options={[
                    ...places.map((each, at) => ({ value: String(at), label: each.full_address })),
                    { value: elsewhere, label: texts.otherPlace },
                  ]}
                  value={chosen}
                  onValueChange={setChosen}
                />
              )}
              {!known && <PlaceFields place={place} errors={form.errors} onChange={setPlace} />}
              <div className="grid gap-4 sm:grid-cols-2">
                <Form.Text name="receiver_fullname" label={texts.receiver} />
                <Form.Phone name="receiver_phone" label={texts.receiverPhone} />
              </div>
              <Form.Text name="note" label={texts.note} rows={2} />
            </div>
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={texts.payment}>
            <Form.Radio
              legend={texts.payment}
              legendHidden
              name="payment"
              options={payments.map((value) => ({
                value,
                label: texts.payments[value],
                whenChosen: texts.paymentText(quote?.hold_minutes ?? 30)[value],
              }))}
            />
            <NoChannelNote />
          </Panel>
          <SumPanel lack={sumLackOf(hasPhone, hasGoods)} sum={sum} />
          <div className="flex flex-col gap-3">
            <Form.Check name="agreed" label={texts.agreed} />
            <Form.Failure />
            <p role="status" className="text-sm text-ink-2 empty:hidden">
              {lack}
            </p>
            <Button
              type="submit"
              busy={form.busy}
              disabled={lack !== '' || !payments.includes(payment)}
            >
              {texts.place(quote && quote.shipping_fee !== null ? quote.total : null)}
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}

/** What keeps the sum from being reckoned. */
function sumLackOf(hasPhone: boolean, hasGoods: boolean): string {
  const { nothingYet } = texts
  if (hasPhone) return hasGoods ? '' : nothingYet.goods
  return hasGoods ? nothingYet.phone : nothingYet.both
}

function toDestination(place: CallerFound['places'][number]) {
  const { province_id, district_id, ward_id, address, new_ward_id, ward_unsure } = place
  return {
    province_id,
    district_id,
    ward_id,
    address,
    ...(new_ward_id && { new_ward_id }),
    ...(ward_unsure && { ward_unsure }),
  }
}

function lackOf(known: {
  hasPhone: boolean
  hasGoods: boolean
  hasPlace: boolean
  isKnown: boolean
  isSound: boolean
}): string {
  const { lacks } = texts
  if (!known.hasPhone) return lacks.phone
  if (!known.hasGoods) return lacks.goods
  if (!known.hasPlace) return lacks.to
  if (!known.isKnown) return lacks.sum
  return known.isSound ? '' : lacks.wrong
}
