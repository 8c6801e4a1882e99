import { useState } from 'react'
import { z } from 'zod'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { orderTypes } from '#domain/location/delivery.ts'
import { tryFee, type TriedFee } from '#domain/order/fees/backoffice.ts'
import { dayField } from '#domain/kernel/fields.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ProvinceInput } from './ProvinceInput.tsx'
import { feeRuleTexts as texts } from './texts.ts'

const schema = z.object({
  province_id: z.int().min(1),
  total: z.int().min(0).max(1_000_000_000),
  weight: z.int().min(0).max(1_000_000),
  order_type: z.enum(orderTypes),
  day: dayField.optional(),
})
type Asked = z.output<typeof schema>
/** Nothing is chosen or typed yet. */
const empty = {} as Pick<Asked, 'province_id' | 'total' | 'weight'>

/** For somebody who asks why: what an order would cost to deliver, and by which rule. */
export function TryFeeDialog({ onClose }: { onClose: () => void }) {
  const [told, setTold] = useState<{ asked: Asked; fee: TriedFee } | null>(null)
  const form = useForm(schema, {
    initial: { ...empty, order_type: 'normal' },
    send: async (asked) => {
      const fee = await callBackoffice(tryFee, asked)
      setTold({ asked: schema.parse(asked), fee })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.tryTitle}
      description={texts.trySays}
    >
      <Form form={form}>
        <ProvinceInput name="province_id" label={texts.tryProvince} />
        <Form.Money name="total" label={texts.tryTotal} />
        <Form.Number name="weight" label={texts.tryWeight} />
        <Form.Select
          name="order_type"
          label={texts.orderType}
          labels={{ normal: texts.types.normal, vaccine: texts.types.vaccine }}
        />
        <Form.Date name="day" label={texts.tryDay} />
        <Form.Failure />
        <p role="status" className="rounded-md bg-ground px-3 py-2 empty:hidden">
          {told && <Told {...told} />}
        </p>
        <Button type="submit" busy={form.busy}>
          {texts.tryAsk}
        </Button>
      </Form>
    </Dialog>
  )
}

function Told({ asked, fee: { fee, rule, province, free } }: { asked: Asked; fee: TriedFee }) {
  const order = {
    total: formatVnd(vnd(asked.total)),
    weight: texts.grams(asked.weight),
    province,
  }
  const why = rule ? (free ? texts.byFree : texts.byRule)(rule.place, rule.name) : texts.byBase
  return (
    <>
      <b className="font-semibold">{texts.told(order, formatVnd(fee))}</b>, {why}
    </>
  )
}
