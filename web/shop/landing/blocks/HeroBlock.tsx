import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { focalClass } from '#web/ui/focal-class.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { quiet } from '../Band.tsx'
import type { BlockProps, Tone } from '../landing-block.ts'

/** The page's opening: one great sentence, one way on, and what it is about beside it. */
export function HeroBlock({ fields, tone, isFirst }: BlockProps<'hero'> & { isFirst: boolean }) {
  const { eyebrow, title, text, picture, action, link } = fields
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={cx('relative isolate overflow-hidden', grounds[tone])}>
      <Glow tone={tone} />
      <div
        className={cx(
          'shop-column grid items-center gap-x-12 gap-y-7 py-20 max-desk:py-12 phone:py-8',
          picture ? 'desk:grid-cols-[1.05fr_1fr]' : 'justify-items-center text-center',
        )}
      >
        <div
          className={cx('flex flex-col', picture ? 'items-start' : 'max-w-[46rem] items-center')}
        >
          {eyebrow && (
            <p className={cx('rounded-full px-3.5 py-1 text-sm font-semibold', pills[tone])}>
              {eyebrow}
            </p>
          )}
          <Heading className="mt-4 text-[2.75rem] leading-[1.15] tracking-[-0.02em] max-desk:text-4xl phone:mt-3 phone:text-3xl">
            {title}
          </Heading>
          {text && (
            <p
              className={cx(
                'mt-4 max-w-[52ch] text-lg text-pretty phone:mt-3 phone:text-base',
                quiet(tone),
              )}
            >
              {text}
            </p>
          )}
          {action && link && (
            <ActionLink
              href={link}
              className={buttonClass(
                { size: 'main', variant: tone === 'deep' ? 'secondary' : 'primary' },
                cx(
                  'mt-7 px-8 phone:mt-5 phone:w-full',
                  tone === 'deep' && 'border-white text-primary-deep',
                ),
              )}
            >
              {action}
            </ActionLink>
          )}
        </div>
        {/* A cell of its own: the picture's sources would each take one of the grid. */}
        {picture && (
          <div>
            <Picture
              src={pictureSrcOf(picture.src)}
              alt={picture.alt}
              sizes="(width >= 992px) 540px, 92vw"
              width={960}
              height={720}
              priority={isFirst}
              className={cx(
                'aspect-4/3 w-full rounded-sheet object-cover shadow-lift',
                focalClass(picture),
              )}
            />
          </div>
        )}
      </div>
    </section>
  )
}

/** Two soft lights behind the words. */
function Glow({ tone }: { tone: Tone }) {
  const light = tone === 'deep' ? 'bg-white/10' : 'bg-primary/8'
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-1 print:hidden">
      <div className={cx('absolute -top-40 -right-24 size-120 rounded-full', light)} />
      <div className={cx('absolute -bottom-56 -left-32 size-120 rounded-full', light)} />
    </div>
  )
}

const grounds: Record<Tone, string> = {
  plain: 'bg-white',
  tint: 'bg-linear-120 from-primary-tint via-white to-ok-tint',
  deep: 'bg-linear-135 from-primary-deep to-primary text-white',
}
const pills: Record<Tone, string> = {
  plain: 'bg-ok-tint text-ok',
  tint: 'bg-white text-ok',
  deep: 'bg-white/15 text-white',
}
