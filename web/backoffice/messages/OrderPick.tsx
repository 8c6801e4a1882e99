import { useState } from 'react'
import { getMessageValues, maxOrderCode } from '#domain/notification/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { messageScreenTexts as texts } from './texts.ts'

export interface TakenOrder {
  code: string
  values: Record<string, string>
}

/** A real order whose values are filled in; not part of the form around it. */
export function OrderPick({
  taken,
  onTake,
}: {
  taken: TakenOrder | null
  onTake: (taken: TakenOrder) => void
}) {
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const orderCode = code.trim().toUpperCase()
      const { values } = await callBackoffice(getMessageValues, { order_code: orderCode })
      onTake({ code: orderCode, values })
      setFailure('')
    } catch (error) {
      const told = error instanceof ApiError ? error.fields.order_code : undefined
      setFailure(told ?? failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={texts.order} error={failure} className="min-w-56 flex-1">
          {(control) => (
            <TextInput
              {...control}
              value={code}
              placeholder={texts.orderHint}
              maxLength={maxOrderCode}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void take()
              }}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={!code.trim()}
          onClick={() => void take()}
        >
          {texts.takeOrder}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{taken ? texts.orderNote(taken.code) : texts.sampleNote}</p>
    </div>
  )
}
