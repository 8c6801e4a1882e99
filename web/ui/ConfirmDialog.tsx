import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState, type ReactNode, type RefObject } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { useCloseByBack } from './close-by-back.ts'
import { backdropClass, popupClass, SheetHandle } from './Dialog.tsx'

export interface ConfirmAction {
  label: string
  /** Closes the dialog afterwards; a promise keeps the button busy until it is done. */
  onPress?: () => void | Promise<void>
}

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, in one or two sentences. */
  message?: ReactNode
  tone?: 'question' | 'success' | 'warning' | 'danger'
  confirm: ConfirmAction
  /** Without it the dialog is a message with one button. */
  cancel?: ConfirmAction
  /** What has the focus afterwards; by default what had it before. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** Asks, or tells something that must be seen. It closes by its buttons, Escape and the back gesture only. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  tone,
  confirm,
  cancel,
  finalFocus,
}: ConfirmDialogProps) {
  const close = () => onOpenChange(false)
  useCloseByBack(open, close)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-6 phone:place-items-end phone:p-0">
          <Base.Popup finalFocus={finalFocus} className={cx(popupClass, 'above-phone:w-[448px]')}>
            <SheetHandle />
            <div className="flex flex-col items-center overflow-y-auto p-6 text-center">
              <ToneSign tone={tone} />
              <Base.Title className="text-xl font-bold text-balance">{title}</Base.Title>
              {message && (
                <Base.Description render={<div />} className="mt-2 text-ink-2">
                  {message}
                </Base.Description>
              )}
              <div className="mt-6 flex w-full flex-col gap-2.5">
                <ActionButton
                  action={confirm}
                  variant={tone === 'danger' ? 'danger' : 'primary'}
                  onDone={close}
                />
                {cancel && <ActionButton action={cancel} variant="quiet" onDone={close} />}
              </div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function ToneSign({ tone }: { tone: ConfirmDialogProps['tone'] }) {
  if (!tone || tone === 'question') return null
  const success = tone === 'success'
  const Icon = success ? CircleCheck : TriangleAlert
  return (
    <span
      className={cx(
        'mb-4 grid size-16 place-items-center rounded-full',
        success
          ? 'bg-ok-tint text-ok'
          : tone === 'danger'
            ? 'bg-sale-tint text-sale'
            : 'bg-point-tint text-point',
      )}
    >
      <Icon aria-hidden="true" className="size-8" />
    </span>
  )
}

function ActionButton({
  action,
  variant,
  onDone,
}: {
  action: ConfirmAction
  variant: 'primary' | 'quiet' | 'danger'
  onDone: () => void
}) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await action.onPress?.()
      onDone()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide size="main" variant={variant} busy={busy} onClick={() => void press()}>
      {action.label}
    </Button>
  )
}
