import Check from 'lucide-react/icons/check'
import { cx } from '#web/ui/class-names.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'

/** The way in named steps, and where one is on it. */
export function Progress({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <ol aria-label={texts.progress} className="mb-5 flex gap-1.5">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'flex min-w-0 flex-auto items-start phone:whitespace-nowrap gap-0.5 border-t-4 pt-1.5 text-xs',
            index > at ? 'border-line text-ink-3' : 'border-primary',
            index === at && 'font-semibold text-primary',
          )}
        >
          {index < at && (
            <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-primary" />
          )}
          {/* Four names side by side break on a phone: only the present one is shown there. */}
          <span className={index === at ? undefined : 'phone:sr-only'}>
            {index === at && (
              <span className="above-phone:hidden">{texts.stepOf(at + 1, names.length)} </span>
            )}
            {name}
          </span>
          {index < at && <span className="sr-only"> {texts.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Holds the place while it is not known which way this shop has. */
export function ProgressSkeleton() {
  return <div aria-hidden="true" className="mb-5 h-7.5 border-t-4 border-line" />
}
