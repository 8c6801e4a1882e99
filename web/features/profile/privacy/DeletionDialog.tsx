import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { askDeletion } from '#domain/identity/account-data/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { api, isRefused } from '#web/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { useFields, useSubmit } from '#web/features/identity/use-fields.ts'
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
  const send = async () => {
    await api.call(askDeletion, fields.values)
    await revalidate()
    onClose()
    notify({ text: texts.deletionAsked })
  }
  const { busy, failure, submit } = useSubmit(fields, send, (error) => {
    if (!isRefused(error, 'accountWrongPwd')) return failureText(error)
    fields.refuse({ password: profileTexts.wrongOldPassword })
    return ''
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={448}
      title={texts.deletionTitle}
      description={texts.deletionConfirm}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
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
