import { useEffect, useImperativeHandle, type Ref } from 'react'
import { isPhone } from '#domain/kernel/phone.ts'
import { Form } from '#web/form/Form.tsx'
import { getDrafts } from '#web/shop/state/checkout-drafts.ts'
import type { Receiver } from '#web/shop/state/checkout.ts'
import { cleanReceiver, emptyReceiver } from './receiver-fields.ts'
import { ReceiverFields, useReceiverForm } from './ReceiverFields.tsx'

export interface ReceiverOnPageHandle {
  /** Null when something is missing; the fields say what. */
  finish(): Receiver | null
}

export interface ReceiverOnPageProps {
  /** While it is typed: some prices go by the phone. */
  onPhone: (phone: string | null) => void
  handle: Ref<ReceiverOnPageHandle>
}

/** The first receiver of somebody who orders, right on the page and without a button of its own. */
export function ReceiverOnPage({ onPhone, handle }: ReceiverOnPageProps) {
  const form = useReceiverForm(getDrafts().receiver ?? emptyReceiver)
  const { phone } = form.values
  useEffect(() => {
    onPhone(isPhone(phone) ? phone : null)
  }, [phone, onPhone])
  useImperativeHandle(handle, () => ({
    finish: () => (form.check() ? cleanReceiver(form.values) : null),
  }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Form.Fields form={form}>
        <ReceiverFields />
      </Form.Fields>
    </div>
  )
}
