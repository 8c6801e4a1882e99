import type { Cart } from '#domain/cart/cart.ts'
import { resultTexts } from '#domain/loyalty/result-codes.ts'
import { problemText } from '#domain/voucher/texts.ts'
import { ApiError } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { codeForm } from './code.rules.ts'
import type { CheckedVoucher } from './check-vouchers.ts'
import { cartVoucherTexts as texts } from './cart-texts.ts'
import { evaluateCode, type Offer } from './use-wallet.ts'

export interface CodeFormProps {
  cart: Cart
  chosen: ReadonlySet<string>
  onFound: (offer: Offer) => void
}

/** A code that somebody was given: judged at once, and ticked when it can be used. */
export function CodeForm({ cart, chosen, onFound }: CodeFormProps) {
  const form = useForm(codeForm, {
    initial: { code: '' },
    send: async ({ code: typed }): Promise<void> => {
      const code = typed.trim().toUpperCase()
      const found = await evaluateCode(code, othersThan(code, chosen), cart)
      if (!('voucher' in found)) return form.refuse({ code: refusalWords(found) })
      onFound(found)
      form.reset({ code: '' })
    },
    explain: (error) => {
      form.refuse({ code: error instanceof ApiError ? error.message : texts.failed })
      return ''
    },
  })
  return (
    <Form form={form}>
      <Form.Custom name="code" label={texts.code}>
        {({ onValueChange, ...control }) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.codePlaceholder}
              onChange={(event) => onValueChange(event.target.value)}
              className="uppercase placeholder:normal-case"
            />
            <Button type="submit" variant="secondary" busy={form.busy} className="shrink-0">
              {texts.apply}
            </Button>
          </div>
        )}
      </Form.Custom>
    </Form>
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
