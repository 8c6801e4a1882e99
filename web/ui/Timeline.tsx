import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

export type StepState = 'done' | 'current' | 'todo' | 'failed'

export interface TimelineStep {
  key: string
  title: ReactNode
  /** When it happened, as it is shown. */
  time?: ReactNode
  text?: ReactNode
  state: StepState
}

const dots: Record<StepState, string> = {
  done: 'border-ok bg-ok text-white',
  current: 'border-primary bg-white text-primary',
  todo: 'border-[#c9d3e2] bg-white',
  failed: 'border-sale bg-sale text-white',
}

const spoken: Record<StepState, string> = {
  done: uiTexts.stepDone,
  current: uiTexts.stepCurrent,
  todo: '',
  failed: uiTexts.stepFailed,
}

/** What happened and what comes, top to bottom. */
export function Timeline({
  steps,
  className,
}: {
  steps: readonly TimelineStep[]
  className?: string
}) {
  return (
    <ol className={className}>
      {steps.map(({ key, title, time, text, state }) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-6 before:bottom-0 before:left-[11px] before:w-0.5 before:bg-line last:before:hidden"
        >
          <span
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full border-2',
              dots[state],
            )}
          >
            <StepSign state={state} />
          </span>
          <div className="min-w-0 flex-1">
            <p className={state === 'todo' ? 'text-ink-3' : 'font-semibold'}>
              {title}
              {spoken[state] && <span className="sr-only"> ({spoken[state]})</span>}
            </p>
            {time && <p className="text-sm text-ink-3">{time}</p>}
            {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepSign({ state }: { state: StepState }) {
  if (state === 'done') return <Check aria-hidden="true" className="size-3.5 stroke-3" />
  if (state === 'failed') return <X aria-hidden="true" className="size-3.5 stroke-3" />
  if (state === 'current') return <span className="size-2 rounded-full bg-primary" />
  return null
}
