import { cx } from '#web/ui/class-names.ts'
import { BandHeading, quiet } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'

/** In their order: a line leads from one to the next, down on a phone. */
export function StepsBlock({ fields: { title, steps }, tone }: BlockProps<'steps'>) {
  return (
    <>
      <BandHeading title={title} tone={tone} />
      <ol
        className={cx(
          'mx-auto grid gap-x-6 gap-y-10 max-desk:max-w-[34rem] max-desk:gap-y-0',
          columns[Math.min(steps.length, 4)],
        )}
      >
        {steps.map((step, index) => (
          <li
            key={index}
            className="group relative max-desk:flex max-desk:gap-4 max-desk:pb-7 desk:text-center"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute group-last:hidden max-desk:top-12 max-desk:bottom-0 max-desk:left-6 max-desk:w-0.5 desk:top-6 desk:left-[calc(50%+2.25rem)] desk:h-0.5 desk:w-[calc(100%-3rem)]',
                steps.length > 4 && 'desk:hidden',
                tone === 'deep' ? 'bg-white/30' : 'bg-primary/20',
              )}
            />
            <span
              aria-hidden="true"
              className={cx(
                'grid size-12 shrink-0 place-items-center rounded-full text-lg font-bold desk:mx-auto',
                tone === 'deep' ? 'bg-white text-primary-deep' : 'bg-primary text-white',
              )}
            >
              {index + 1}
            </span>
            <div className="max-desk:pt-2.5 desk:mt-4">
              <h3 className="text-lg leading-snug">{step.title}</h3>
              {step.text && (
                <p className={cx('mt-1 text-md text-pretty', quiet(tone))}>{step.text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const columns: Partial<Record<number, string>> = {
  2: 'desk:grid-cols-2',
  3: 'desk:grid-cols-3',
  4: 'desk:grid-cols-4',
}
