import { useId, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { checkVouchers } from '#domain/voucher/api.ts'
import { api } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { UseVoucherButton } from '#web/shop/voucher/UseVoucherButton.tsx'
import { VoucherTicket } from '#web/shop/voucher/VoucherTicket.tsx'
import { getCart } from '#web/shop/state/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { walletTexts as texts } from './texts.ts'
import { codeForm } from '#web/shop/voucher/code.rules.ts'

type Answer = Output<typeof checkVouchers>[number]

/** A code somebody holds: what it is worth with what lies in the cart, or why it is worth nothing. */
export function AddVoucherForm() {
  const id = useId()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const form = useForm(codeForm, {
    initial: { code: '' },
    send: async ({ code }) => {
      setAnswer(null)
      const found = await ask(code)
      if (found?.voucher) setAnswer(found)
      else form.refuse({ code: found?.reason ?? codeForm.fields.code.missing })
    },
    explain: (error) => {
      form.refuse({ code: failureText(error) })
      return ''
    },
  })
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {texts.addTitle}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{texts.addText}</p>
      <Form form={form} className="flex flex-wrap items-start gap-2">
        <div className="max-w-sm min-w-0 flex-1 basis-32">
          <Form.Text
            name="code"
            label={texts.label}
            labelHidden
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={texts.label}
          />
        </div>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {texts.check}
        </Button>
      </Form>
      <div role="status">{answer && <Found answer={answer} />}</div>
    </Card>
  )
}

/** What only the cart lacks is no reason not to keep the code. */
const cartProblems: readonly Answer['problem'][] = ['minGoods', 'noEligibleGoods', 'notStacking']

async function ask(code: string): Promise<Answer | undefined> {
  const products = getCart().lines.map(({ item, quantity }) => ({ id: item.id, quantity }))
  const [answer] = await api.call(checkVouchers, { codes: [code], products })
  const isGood = answer && (answer.usable || cartProblems.includes(answer.problem))
  return isGood ? answer : answer && { ...answer, voucher: undefined }
}

function Found({ answer }: { answer: Answer }) {
  const { voucher, saving, usable } = answer
  if (!voucher) return null
  return (
    <div className="mt-4">
      <VoucherTicket
        as="div"
        voucher={voucher}
        note={usable && saving > 0 ? texts.saves(saving) : texts.found}
        action={<UseVoucherButton voucher={voucher} />}
      />
    </div>
  )
}
