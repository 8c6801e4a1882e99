import { cx } from '#web/ui/class-names.ts'

/** What to do, or what will happen, one after the other. */
export function Steps({ steps, className }: { steps: readonly string[]; className?: string }) {
  return (
    <ol className={cx('mt-2 flex flex-col gap-2 text-sm text-ink-2', className)}>
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-ground text-xs font-semibold text-ink-2"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  )
}
