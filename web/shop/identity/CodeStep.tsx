import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { OtpForm, type OtpFormProps } from '#web/features/identity/otp/OtpForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { useArrival } from './use-arrival.ts'

export interface CodeStepProps extends OtpFormProps {
  onOtherPhone: () => void
  /** What is asked once the code was right: in a dialog over the step. */
  children: ReactNode
}

/** The code that was sent to the phone. */
export function CodeStep({ onOtherPhone, children, ...form }: CodeStepProps) {
  const step = useArrival<HTMLDivElement>()
  return (
    <div ref={step} className="flex scroll-mt-32 flex-col gap-3">
      <StepHeading>{texts.otpStep}</StepHeading>
      <OtpForm {...form} />
      <Button variant="plain" onClick={onOtherPhone}>
        {texts.changePhone}
      </Button>
      {children}
    </div>
  )
}
