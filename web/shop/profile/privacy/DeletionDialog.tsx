import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { askDeletion } from '#domain/identity/account-data/api.ts'
import { loginPasswordField } from '#domain/identity/fields.ts'
import { api, isRefused } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import { PasswordField } from '#web/features/session/PasswordField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { privacyTexts as texts, profileTexts } from '../texts.ts'

const schema = z.object({ password: loginPasswordField })

/** Says what will happen and asks for the password before it is asked for. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const form = useForm(schema, {
    initial: { password: '' },
    send: async (values) => {
      await api.call(askDeletion, values)
      await revalidate()
      onClose()
      notify({ text: texts.deletionAsked })
    },
    explain: (error) => {
      if (!isRefused(error, 'accountWrongPwd')) return undefined
      form.refuse({ password: profileTexts.wrongOldPassword })
      return ''
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={448}
      title={texts.deletionTitle}
      description={texts.deletionConfirm}
    >
      <Form form={form}>
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          digits={6}
        />
        <Form.Failure />
        <Button type="submit" variant="danger" size="main" wide busy={form.busy}>
          {texts.askDeletion}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {texts.keepAccount}
        </Button>
      </Form>
    </Dialog>
  )
}
