import { useCallback, useRef, useState } from 'react'
import { z } from 'zod'
import { phoneField } from '#domain/kernel/fields.ts'
import { lookupOrders, sendLookupCode } from '#domain/order/lookup/api.ts'
import { api } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { rememberOrders } from '#web/shop/state/order-history.ts'
import { Button } from '#web/ui/Button.tsx'
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
  const lookUp = async (code: string) => {
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
          <otpForm.Part type="orderLookup" phone={phone} send={send} submit={lookUp} />
          <Button variant="plain" wide className="mt-2" onClick={() => setPhone(null)}>
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

const schema = z.object({ phone: phoneField })

function PhoneForm({ onPhone }: { onPhone: (phone: string) => void }) {
  const form = useForm(schema, {
    initial: { phone: '' },
    send: async ({ phone }) => onPhone(phoneField.parse(phone)),
  })
  return (
    <Form form={form} {...otpForm.intent}>
      <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
      <Button type="submit" size="main" wide>
        {texts.sendCode}
      </Button>
    </Form>
  )
}
