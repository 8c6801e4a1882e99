import { useId, useState, type FormEvent } from 'react'
import type { Output } from '#domain/contract.ts'
import { checkVouchers } from '#domain/voucher/api.ts'
import { api } from '#web/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { UseVoucherButton } from '#web/features/voucher/UseVoucherButton.tsx'
import { VoucherTicket } from '#web/features/voucher/VoucherTicket.tsx'
import { getCart } from '#web/state/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { walletTexts as texts } from './texts.ts'

type Answer = Output<typeof checkVouchers>[number]

/** A code somebody holds: what it is worth with what lies in the cart, or why it is worth nothing. */
export function AddVoucherForm() {
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAnswer(null)
    setError(code.trim() ? '' : texts.missing)
    if (!code.trim()) return
    setBusy(true)
    try {
      const found = await ask(code)
      if (found?.voucher) setAnswer(found)
      else setError(found?.reason ?? texts.missing)
    } catch (failure) {
      setError(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {texts.addTitle}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{texts.addText}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-wrap items-start gap-2"
      >
        <Field
          label={texts.label}
          labelHidden
          error={error}
          className="max-w-sm min-w-0 flex-1 basis-32"
        >
          {(control) => (
            <TextInput
              {...control}
              value={code}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={texts.label}
              onChange={({ target }) => {
                setCode(target.value)
                setError('')
              }}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" busy={busy}>
          {texts.check}
        </Button>
      </form>
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
