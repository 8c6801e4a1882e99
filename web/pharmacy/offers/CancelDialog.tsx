import { z } from 'zod'
import { cancelVoucherLog, type VoucherLog } from '#domain/counter/api.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { ApiError } from '#web/api.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { historyTexts as texts } from './texts.ts'

const schema = z.object({ reason: reasonField })

/** Says what taking a use back does, and asks why. Load it lazily: it brings Base UI. */
export function CancelDialog({
  log,
  onClose,
  onDone,
}: {
  log: VoucherLog
  onClose: () => void
  onDone: () => void
}) {
  const form = useForm(schema, {
    initial: { reason: '' },
    send: async ({ reason }) => {
      await callPharmacy(cancelVoucherLog, { id: log.id, reason })
      notify({ kind: 'success', text: texts.cancelDone })
      onClose()
      onDone()
    },
    explain: (error) =>
      error instanceof ApiError && error.fields['reason'] ? undefined : failureText(error),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.cancelTitle}
      description={texts.cancelText(log.name, withDots(log.phone))}
    >
      <Form form={form}>
        <Form.Text name="reason" label={texts.reason} rows={2} />
        <Form.Failure />
        <Button type="submit" variant="danger" size="main" wide busy={form.busy}>
          {texts.cancel}
        </Button>
        <Button variant="quiet" size="main" wide onClick={onClose}>
          {texts.keep}
        </Button>
      </Form>
    </Dialog>
  )
}
