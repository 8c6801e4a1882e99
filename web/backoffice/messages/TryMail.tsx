import { tryMail, type MailText } from '#domain/notification/backoffice/mail-api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { emailField } from '#domain/kernel/fields.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useState } from 'react'
import { callBackoffice } from '../data/call-backoffice.ts'
import type { TakenOrder } from './OrderPick.tsx'
import { messageScreenTexts as texts } from './texts.ts'

const { maxLength: maxAddress } = rulesOf(tryMail.input.shape.to)

/** Sends what is written to whoever writes it; not part of the form around it. */
export function TryMail({
  mail: { template },
  parts,
  order,
}: {
  mail: Pick<MailText, 'template'>
  parts: MailText['parts']
  order: TakenOrder | null
}) {
  const [to, setTo] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const address = emailField.safeParse(to)
    if (!address.success) return setFailure(address.error.issues[0]!.message)
    setBusy(true)
    setFailure('')
    try {
      const asked = { template, ...parts, to: address.data }
      const sent = await callBackoffice(
        tryMail,
        order ? { ...asked, order_code: order.code } : asked,
      )
      notify({ text: texts.mailTried(sent.to), kind: 'success' })
    } catch (error) {
      const told = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      setFailure(told ?? failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={texts.mailTry} error={failure} className="min-w-56 flex-1">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={to}
            maxLength={maxAddress}
            autoComplete="email"
            onChange={(event) => setTo(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void send()
            }}
          />
        )}
      </Field>
      <Button variant="secondary" busy={isBusy} disabled={!to.trim()} onClick={() => void send()}>
        {texts.mailTrySend}
      </Button>
    </div>
  )
}
