import { Dialog } from '#web/ui/Dialog.tsx'
import { OtpForm, type OtpFormProps } from './OtpForm.tsx'
import { otpTexts as texts } from './texts.ts'

export interface OtpDialogProps extends OtpFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Why a code is asked for, where nobody expects it. */
  why?: string | undefined
}

/** The phone's one-time code in a dialog of its own. */
export function OtpDialog({ open, onOpenChange, why, ...form }: OtpDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={448}
      title={texts.title}
      description={why}
    >
      <OtpForm {...form} />
    </Dialog>
  )
}
