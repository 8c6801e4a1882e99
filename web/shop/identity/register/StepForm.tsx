import { useId, type ReactNode } from 'react'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import type { AnyForm } from '#web/form/any-form.ts'
import { Form } from '#web/form/Form.tsx'
import type { SchemaForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { leadThroughFields } from '#web/ui/lead-through-fields.ts'
import { StepHeading } from '../StepHeading.tsx'
import { useArrival } from '../use-arrival.ts'

export interface StepFormProps<S extends AnyForm = AnyForm> {
  form: SchemaForm<S>
  place: 'page' | 'dialog'
  title: string
  /** Why it is asked, and what one has of it. */
  why: string
  /** What happened before: filled in already, or asked for again. */
  note?: string
  /** What the main button says. */
  action: string
  onBack?: (() => void) | undefined
  /** Instead of sending the form. */
  onSubmit?: () => void
  children: ReactNode
}

/** One step of the registration: what, why, the fields, and the ways on and back. */
export function StepForm<S extends AnyForm>(props: StepFormProps<S>) {
  const { form, place, title, why, note, action, onBack, onSubmit, children } = props
  const id = useId()
  useArrival(form.element)
  return (
    <Form
      form={form}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      className="scroll-mt-32"
      onGoOn={onSubmit}
    >
      <StepHeading id={`${id}-title`}>{title}</StepHeading>
      <p id={`${id}-why`} className="mt-0.5 text-sm text-ink-2">
        {why}
      </p>
      {note && (
        <p role="status" className="mt-3 rounded-md bg-primary-tint p-3 text-sm">
          {note}
        </p>
      )}
      <div ref={leadThroughFields} className="mt-4 flex flex-col gap-4">
        {children}
        <Form.Failure />
        <Actions place={place} action={action} onBack={onBack} busy={form.busy} />
      </div>
    </Form>
  )
}

/** In sight while the fields of a dialog scroll. */
function Actions({
  place,
  action,
  busy,
  onBack,
}: Pick<StepFormProps, 'place' | 'action' | 'onBack'> & { busy: boolean }) {
  const buttons = (
    <div className="flex gap-2">
      {onBack && (
        <Button variant="quiet" size="main" onClick={onBack} className="shrink-0">
          {texts.back}
        </Button>
      )}
      <Button type="submit" size="main" wide busy={busy}>
        {action}
      </Button>
    </div>
  )
  return place === 'dialog' ? <StickyActions>{buttons}</StickyActions> : buttons
}
