import { useEffect, useState } from 'react'
import { uiTexts } from './texts.ts'

const throttleMs = 200
const doneMs = 250

type Phase = 'idle' | 'running' | 'done'

/** A 2 px line on top of the page while another one is on its way; quick changes show none. */
export function ProgressBar({ active }: { active: boolean }) {
  const phase = usePhase(active)
  if (phase === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={uiTexts.routeLoading}
      aria-hidden={phase === 'done' || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5"
    >
      <div
        className={
          phase === 'running'
            ? 'motion-creep h-full bg-primary'
            : 'h-full bg-primary opacity-0 transition-opacity duration-200'
        }
      />
    </div>
  )
}

function usePhase(active: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), throttleMs)
      return () => clearTimeout(timer)
    }
    setPhase((current) => (current === 'running' ? 'done' : 'idle'))
    const timer = setTimeout(() => setPhase('idle'), doneMs)
    return () => clearTimeout(timer)
  }, [active])
  return phase
}
