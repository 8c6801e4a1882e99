import { useEffect, useEffectEvent, useState } from 'react'
import { isPhone } from '#domain/kernel/phone.ts'
import { listPurchaseCustomers, type PurchaseCustomer } from '#domain/purchase/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { purchaseFormTexts as texts } from './texts.ts'

export interface Customer {
  phone: string
  customer_name: string
}

/** Who it is: the phone first, whose name is filled in where the pharmacy knows it. */
export function CustomerFields() {
  const { values, set } = useFormAround()
  const customer = values as Customer
  const known = useKnown(customer.phone)
  const [filled, setFilled] = useState('')
  const name = known?.customer_name
  // What somebody typed is never overwritten.
  const canFill =
    name !== undefined && name !== customer.customer_name && customer.customer_name === filled
  const fill = useEffectEvent((found: string) => {
    setFilled(found)
    set('customer_name', found)
  })
  useEffect(() => {
    if (canFill) fill(name)
  }, [canFill, name])
  return (
    <>
      <Form.Phone
        name="phone"
        label={texts.phone}
        hint={known && texts.known(known.purchases)}
        size="main"
        autoComplete="off"
        className="tabular text-lg font-semibold"
      />
      <Form.Text name="customer_name" label={texts.name} />
    </>
  )
}

/** A phone that none can have, beside what the schema asks for. */
export function wrongPhone({ phone }: Customer): { phone?: string } {
  return isPhone(phone) ? {} : { phone: texts.phoneWrong }
}

/** The pharmacy's own customer of that phone. */
function useKnown(phone: string): PurchaseCustomer | undefined {
  const [known, setKnown] = useState<PurchaseCustomer>()
  useEffect(() => {
    if (!isPhone(phone)) return
    const question = new AbortController()
    const { signal } = question
    callPharmacy(listPurchaseCustomers, { keyword: phone, limit: 1 }, { signal, quiet: true }).then(
      ({ items }) => setKnown(items[0]),
      () => {
        // The name is typed then.
      },
    )
    return () => question.abort()
  }, [phone])
  return known?.phone === phone ? known : undefined
}
