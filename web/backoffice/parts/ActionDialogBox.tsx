import { useId, type ReactNode } from 'react'
import type { z } from 'zod'
import { Form } from '#web/form/Form.tsx'
import type { FormSchema } from '#web/form/any-form.ts'
import { useForm, type SchemaForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-variant.ts'
import { Dialog, StickyActions, type DialogWidth } from '#web/ui/Dialog.tsx'
import { partTexts as texts } from './texts.ts'

interface Framing {
  title: string
  width?: DialogWidth
  /** What will happen, before it is confirmed. */
  says: ReactNode
  confirm: string
  variant?: ButtonVariant
  /** False while it is not time for a reason. */
  asksReason?: boolean
  /** Of the reason, where it is not for colleagues alone. */
  reasonWords?: { label?: string; hint?: string }
  /** The inputs. */
  children?: ReactNode
  /** False while what stands beside the form is not whole. */
  isReady?: boolean
  /** What is still to be done until then, told beside the button that cannot be pressed. */
  notReady?: string
  onClose: () => void
}

export interface ActionFrameProps<S extends FormSchema = FormSchema> extends Framing {
  /** Of a dialog that shows what its answers come to. */
  form: SchemaForm<S>
}

export interface ActionDialogProps<S extends FormSchema = FormSchema> extends Framing {
  /** What is asked for, of the endpoint's input; a `reason` among it is asked for last. */
  schema: S
  initial: z.input<S>
  /** Names of the server's that stand at inputs of the children's own. */
  alsoTold?: readonly string[]
  /** Does it. What it throws is shown in the dialog, which stays with all that was typed. */
  onConfirm(values: z.input<S>): Promise<void>
}

/** Nothing dangerous without a dialog that says what will happen; with a reason where one is kept. */
export function ActionDialogBox(props: ActionDialogProps) {
  const { schema, initial, alsoTold, onConfirm, ...rest } = props
  const form = useForm(schema, {
    initial,
    alsoTold,
    namesMissing: 'exactly',
    send: async (values) => {
      await onConfirm(values)
      rest.onClose()
    },
  })
  return <ActionFrameBox {...rest} form={form} />
}

/** The same around a form of the caller's. */
export function ActionFrameBox(props: ActionFrameProps) {
  const { title, width = 570, says, form, asksReason = true, reasonWords, onClose } = props
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width={width}>
      <Form form={form}>
        <div className="text-ink-2">{says}</div>
        {props.children}
        {asksReason && 'reason' in form.schema.shape && (
          <Form.Text name="reason" label={texts.reason} rows={3} {...reasonWords} />
        )}
        <Form.Failure />
        <Ways {...props} busy={form.busy} />
      </Form>
    </Dialog>
  )
}

function Ways({
  confirm,
  variant = 'primary',
  isReady = true,
  notReady = texts.notReady,
  busy,
  onClose,
}: Framing & { busy: boolean }) {
  const lack = useId()
  return (
    <StickyActions>
      <p
        id={lack}
        role="status"
        className="mb-2 text-sm text-ink-2 empty:hidden above-phone:text-right"
      >
        {!isReady && notReady}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant={variant}
          busy={busy}
          disabled={!isReady}
          aria-describedby={isReady ? undefined : lack}
          className="phone:grow"
        >
          {confirm}
        </Button>
      </div>
    </StickyActions>
  )
}
