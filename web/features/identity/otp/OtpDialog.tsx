import { Dialog } from '#web/ui/Dialog.tsx'
import { OtpForm, type OtpFormProps } from './OtpForm.tsx'
import { otpTexts as texts } from './texts.ts'

export interface OtpDialogProps extends OtpFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The phone's one-time code in a dialog of its own. */
export function OtpDialog({ open, onOpenChange, ...form }: OtpDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={448} title={texts.title}>
      <OtpForm {...form} />
    </Dialog>
  )
}
