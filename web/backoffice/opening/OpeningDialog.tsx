import { changeOpening, type OpeningState } from '#domain/opening/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { openingScreenTexts as texts } from './texts.ts'

const schema = changeOpening.input.pick({ reason: true })

/** Opens the shop to everybody or closes it, with a reason that the audit keeps. */
export function OpeningDialog({
  opening,
  onChanged,
  onClose,
}: {
  opening: OpeningState
  onChanged: (opening: OpeningState) => void
  onClose: () => void
}) {
  const willOpen = !opening.is_open
  const form = useForm(schema, {
    initial: { reason: '' },
    send: async ({ reason }) => {
      const { version } = opening
      onChanged(await callBackoffice(changeOpening, { is_open: willOpen, version, reason }))
      notify({ text: willOpen ? texts.opened : texts.closed })
      onClose()
    },
    explain: (error) => {
      if (error instanceof ApiError && error.code === 'conflict' && error.current) {
        onChanged(error.current as OpeningState)
      }
      return undefined
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={willOpen ? texts.openTitle : texts.closeTitle}
      description={willOpen ? texts.openSays : texts.closeSays}
    >
      <Form form={form}>
        <Form.Text name="reason" label={texts.reason} />
        <Form.Failure />
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {willOpen ? texts.open : texts.close}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
