import { useEffect, useState } from 'react'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { listPurchaseCustomers, type PurchaseCustomer } from '#domain/purchase/api.ts'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callStore } from '../call-store.ts'
import { purchaseFormTexts as texts } from './texts.ts'

export interface Customer {
  phone: string
  name: string
}

export type CustomerErrors = Partial<Record<'phone' | 'name', string>>

/** Who it is: the phone first, whose name is filled in where the store knows it. */
export function CustomerFields({
  value,
  errors,
  onChange,
}: {
  value: Customer
  errors: CustomerErrors
  onChange: (change: Partial<Customer>) => void
}) {
  const known = useKnown(value.phone)
  const [filled, setFilled] = useState('')
  const name = known?.customer_name
  // What somebody typed is never overwritten.
  const mayFill = name !== undefined && name !== value.name && value.name === filled
  useEffect(() => {
    if (!mayFill) return
    setFilled(name)
    onChange({ name })
  }, [mayFill, name, onChange])
  return (
    <>
      <Field
        label={texts.phone}
        error={errors.phone}
        hint={known && texts.known(known.purchases)}
        required
      >
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            size="main"
            autoComplete="off"
            value={value.phone}
            maxLength={10}
            normalize={normalizePhone}
            onValueChange={(phone) => onChange({ phone })}
            className="tabular text-lg font-semibold"
          />
        )}
      </Field>
      <Field label={texts.name} error={errors.name} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={100}
            value={value.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

export function findCustomerErrors({ phone, name }: Customer): CustomerErrors {
  const errors: CustomerErrors = {}
  if (!phone) errors.phone = texts.phoneMissing
  else if (!isPhone(phone)) errors.phone = texts.phoneWrong
  if (!name.trim()) errors.name = texts.nameMissing
  return errors
}

/** The store's own customer of that phone. */
function useKnown(phone: string): PurchaseCustomer | undefined {
  const [known, setKnown] = useState<PurchaseCustomer>()
  useEffect(() => {
    if (!isPhone(phone)) return
    const question = new AbortController()
    const { signal } = question
    callStore(listPurchaseCustomers, { keyword: phone, limit: 1 }, { signal, quiet: true }).then(
      ({ items }) => setKnown(items[0]),
      () => {
        // The name is typed then.
      },
    )
    return () => question.abort()
  }, [phone])
  return known?.phone === phone ? known : undefined
}
