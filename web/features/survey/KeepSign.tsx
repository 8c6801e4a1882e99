import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { KeepState } from './answer-keeper.ts'
import { surveyPageTexts as texts } from './texts.ts'

const looks = {
  saving: { icon: LoaderCircle, className: 'text-ink-3', label: texts.saving },
  saved: { icon: Check, className: 'text-ok', label: texts.saved },
  waiting: { icon: CloudOff, className: 'text-point', label: texts.waiting },
  refused: { icon: CircleAlert, className: 'text-sale', label: texts.refused },
} as const

/** Whether what was given is safe, in a word. */
export function KeepSign({ state, isHeld }: { state: KeepState; isHeld: boolean }) {
  if (isHeld) return <span className="text-point">{texts.held}</span>
  if (state === 'idle') return null
  const { icon: Icon, className, label } = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${className}`}>
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  )
}
