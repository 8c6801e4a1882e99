import { useId, useImperativeHandle, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { leadThroughFields } from '#web/ui/lead-through-fields.ts'
import { FailureNote } from '../FailureNote.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { authTexts as texts } from '../texts.ts'
import { useArrival } from '../use-arrival.ts'

export interface StepFormProps {
  form: RefObject<HTMLFormElement | null>
  place: 'page' | 'dialog'
  title: string
  /** Why it is asked, and what one has of it. */
  why: string
  /** What happened before: filled in already, or asked for again. */
  note?: string
  failure: string
  busy: boolean
  /** What the main button says. */
  action: string
  onBack?: (() => void) | undefined
  onSubmit: () => void
  children: ReactNode
}

/** One step of the registration: what, why, the fields, and the ways on and back. */
export function StepForm(props: StepFormProps) {
  const { form, place, title, why, note, failure, busy, action, onBack, onSubmit, children } = props
  const id = useId()
  const step = useArrival<HTMLFormElement>()
  useImperativeHandle(form, () => step.current!)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form
      ref={step}
      noValidate
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      onSubmit={submit}
      className="scroll-mt-32"
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
        <FailureNote>{failure}</FailureNote>
        <Actions {...{ place, action, busy, onBack }} />
      </div>
    </form>
  )
}

/** In sight while the fields of a dialog scroll. */
function Actions({
  place,
  action,
  busy,
  onBack,
}: Pick<StepFormProps, 'place' | 'action' | 'busy' | 'onBack'>) {
  const buttons = (
    <div className="flex gap-2">
      {onBack && (
        <Button look="quiet" size="main" onClick={onBack} className="shrink-0">
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
