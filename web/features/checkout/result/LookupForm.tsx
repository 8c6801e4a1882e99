import { useCallback, useRef, useState, type FormEvent } from 'react'
import { phoneField } from '#domain/kernel/fields.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { lookupOrders, sendLookupCode } from '#domain/order/lookup/api.ts'
import { api } from '#web/api.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { rememberOrders } from '#web/state/order-history.ts'
import { Button } from '#web/ui/Button.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { orderPageTexts as texts } from './texts.ts'

const otpForm = lazyPart(() =>
  import('#web/features/identity/otp/OtpForm.tsx').then((part) => part.OtpForm),
)

export interface LookupFormProps {
  found: number | null
  onFound: (count: number | null) => void
}

/** A guest's orders by phone and one-time code; what is found can be opened from this browser. */
export function LookupForm({ found, onFound }: LookupFormProps) {
  const [phone, setPhone] = useState<string | null>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const send = useCallback(
    (captcha: string) => api.call(sendLookupCode, { phone: phone ?? '', captcha }),
    [phone],
  )
  const look = async (code: string) => {
    const orders = await api.call(lookupOrders, { phone: phone ?? '', code })
    rememberOrders(
      orders.map((order) => ({
        code: order.code,
        viewToken: order.view_token,
        createdAt: order.created_at,
      })),
    )
    setPhone(null)
    // The code's form is gone; the keyboard goes on from the outcome.
    outcome.current?.focus()
    onFound(orders.length)
  }
  return (
    <>
      {phone === null ? (
        <PhoneForm
          onPhone={(given) => {
            onFound(null)
            setPhone(given)
          }}
        />
      ) : (
        <>
          <otpForm.Part type="orderLookup" phone={phone} send={send} submit={look} />
          <Button look="plain" wide className="mt-2" onClick={() => setPhone(null)}>
            {texts.changePhone}
          </Button>
        </>
      )}
      <p
        ref={outcome}
        role="status"
        tabIndex={-1}
        className="font-semibold outline-none not-empty:mt-3"
      >
        {found === 0 && texts.foundNone}
      </p>
    </>
  )
}

function PhoneForm({ onPhone }: { onPhone: (phone: string) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const check = (value: string) => phoneField.safeParse(value).error?.issues[0]?.message ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = check(typed)
    setError(problem)
    if (!problem) onPhone(phoneField.parse(typed))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" {...otpForm.intent}>
      <Field label={texts.phone} error={error} required>
        {(control) => (
          <DigitsInput
            {...control}
            type="tel"
            autoComplete="tel-national"
            value={typed}
            maxLength={10}
            normalize={normalizePhone}
            onValueChange={(digits) => {
              setTyped(digits)
              if (error) setError(check(digits))
            }}
            onBlur={() => typed && setError(check(typed))}
          />
        )}
      </Field>
      <Button type="submit" size="main" wide>
        {texts.sendCode}
      </Button>
    </form>
  )
}
