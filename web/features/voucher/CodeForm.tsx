import { useState, type FormEvent } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { problemText } from '#domain/voucher/texts.ts'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { CheckedVoucher } from './check-vouchers.ts'
import { cartVoucherTexts as texts } from './cart-texts.ts'
import { judgeCode, type Offer } from './use-wallet.ts'

export interface CodeFormProps {
  cart: Cart
  chosen: ReadonlySet<string>
  onFound: (offer: Offer) => void
}

/** A code that somebody was given: judged at once, and ticked when it can be used. */
export function CodeForm({ cart, chosen, onFound }: CodeFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const code = text.trim().toUpperCase()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code === '') return setError(texts.codeMissing)
    setBusy(true)
    setError('')
    try {
      const found = await judgeCode(code, othersThan(code, chosen), cart)
      if (!('voucher' in found)) return setError(refusalWords(found))
      onFound(found)
      setText('')
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={texts.code} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={text}
              maxLength={60}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.codePlaceholder}
              onChange={(event) => setText(event.target.value)}
              className="uppercase placeholder:normal-case"
            />
            <Button type="submit" look="secondary" busy={busy} className="shrink-0">
              {texts.apply}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Somebody else's voucher is result 13; the others have words of their own. */
function refusalWords({ problem, reason }: Pick<CheckedVoucher, 'problem' | 'reason'>): string {
  const words = reason ?? problemText('unknown')
  return problem === 'otherMember' ? `${resultTexts.voucherNotBound.title}. ${words}` : words
}

function othersThan(code: string, chosen: ReadonlySet<string>): string[] {
  return [...chosen].filter((each) => each !== code)
}
