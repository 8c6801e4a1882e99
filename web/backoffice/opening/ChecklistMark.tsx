import Check from 'lucide-react/icons/check'
import { cx } from '#web/ui/class-names.ts'
import { openingScreenTexts as texts } from './texts.ts'

/** Done, or not yet. */
export function ChecklistMark({ isDone }: { isDone: boolean }) {
  return (
    <span
      className={cx(
        'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
        isDone ? 'bg-ok text-white' : 'border-2 border-dashed border-control',
      )}
    >
      {isDone && <Check aria-hidden="true" className="size-4" />}
      <span className="sr-only">{isDone ? texts.isDone : texts.isMissing}</span>
    </span>
  )
}
