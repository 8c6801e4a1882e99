import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { authTexts as texts } from '../texts.ts'

export interface StepFrameProps {
  title: string
  /** Why it is asked, and what one has of it. */
  why: string
  onBack?: () => void
  children: ReactNode
}

/** One step of the registration: what, why, and the way back. */
export function StepFrame({ title, why, onBack, children }: StepFrameProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <StepHeading>{title}</StepHeading>
        <p className="mt-1 text-ink-2">{why}</p>
      </div>
      {children}
      {onBack && (
        <Button look="plain" onClick={onBack} className="-my-2">
          {texts.back}
        </Button>
      )}
    </div>
  )
}

/** Where one is on the way, as a line and in words. */
export function StepCount({ at, of }: { at: number; of: number }) {
  return (
    <div className="mb-4">
      <p className="text-sm font-semibold text-ink-2">{texts.stepOf(at, of)}</p>
      <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`h-1 rounded-full ${index < at ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
