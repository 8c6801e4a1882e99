import { cx } from '#web/ui/class-names.ts'
import { BandHeading, quiet } from '../Band.tsx'
import { BenefitIcon } from '../BenefitIcon.tsx'
import type { BlockProps } from '../landing-block.ts'

export function BenefitsBlock({ fields: { title, benefits }, tone }: BlockProps<'benefits'>) {
  const isDeep = tone === 'deep'
  return (
    <>
      <BandHeading title={title} tone={tone} />
      <ul
        className={cx(
          'grid gap-5 phone:grid-cols-1 phone:gap-3',
          benefits.length % 3 === 0 ? 'grid-cols-3 max-desk:grid-cols-2' : 'grid-cols-2',
          benefits.length % 4 === 0 && 'desk:grid-cols-4',
        )}
      >
        {benefits.map((benefit, index) => (
          <li
            key={index}
            className={cx(
              'rounded-sheet p-6 phone:flex phone:gap-4 phone:p-4',
              isDeep ? 'bg-white/10' : 'border border-line bg-white',
            )}
          >
            <span
              className={cx(
                'grid size-13 shrink-0 place-items-center rounded-md phone:size-11',
                isDeep ? 'bg-white text-primary-deep' : 'bg-primary-tint text-primary',
              )}
            >
              <BenefitIcon name={benefit.icon} />
            </span>
            <div>
              <h3 className="mt-4 text-lg leading-snug phone:mt-0">{benefit.title}</h3>
              {benefit.text && (
                <p className={cx('mt-1.5 text-md text-pretty', quiet(tone))}>{benefit.text}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
