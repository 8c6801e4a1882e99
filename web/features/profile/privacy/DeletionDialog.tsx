import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { askDeletion } from '#domain/identity/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { api, ApiError } from '#web/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { hasErrors, useFields } from '#web/features/identity/use-fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { privacyTexts as texts, profileTexts } from '../texts.ts'

const rules = { password: loginPasswordField }

/** Says what will happen and asks for the password before it is asked for. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields({ password: '' }, rules, form)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = fields.findErrors()
    setFailure('')
    if (hasErrors(found)) return fields.refuse(found)
    setBusy(true)
    try {
      await api.call(askDeletion, fields.values)
      await revalidate()
      onClose()
      notify({ text: texts.deletionAsked })
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'accountWrongPwd'
      if (isWrong) fields.refuse({ password: profileTexts.wrongOldPassword })
      else setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={448}
      title={texts.deletionTitle}
      description={texts.deletionConfirm}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <Field label={texts.password} error={fields.errors.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              maxLength={6}
              value={fields.values.password}
              onValueChange={(digits) => fields.set('password', digits)}
            />
          )}
        </Field>
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" look="danger" size="main" wide busy={busy}>
          {texts.askDeletion}
        </Button>
        <Button look="quiet" wide onClick={onClose}>
          {texts.keepAccount}
        </Button>
      </form>
    </Dialog>
  )
}
