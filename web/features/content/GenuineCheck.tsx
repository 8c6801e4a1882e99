import ShieldCheck from 'lucide-react/icons/shield-check'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts as texts } from './texts.ts'

/** The first thing on a phone: is what I hold in my hand the real one? */
export function GenuineCheck({ className }: { className?: string }) {
  return (
    <section
      aria-labelledby="hang-that"
      className={cx(
        'rounded-md bg-linear-135 from-primary-deep to-primary p-7 text-white phone:p-5',
        className,
      )}
    >
      <h2 id="hang-that" className="flex items-center gap-3 text-2xl phone:text-xl">
        <ShieldCheck aria-hidden="true" className="size-7 shrink-0" />
        {texts.genuineTitle}
      </h2>
      <p className="mt-1.5">{texts.genuineText}</p>
      <p className="mt-3 text-sm text-white/85">{texts.genuineSoon}</p>
      <a
        href={paths.earn()}
        className={buttonClass({ look: 'secondary' }, 'mt-4 border-white text-primary-deep')}
      >
        {texts.genuineMore}
      </a>
    </section>
  )
}
