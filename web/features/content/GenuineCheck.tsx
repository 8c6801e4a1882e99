import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { inputClass } from '#web/ui/TextInput.tsx'
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
      <form method="get" action={paths.earn()} className="mt-4 flex gap-2.5 phone:flex-col">
        <input
          name="code"
          aria-label={texts.genuineLabel}
          placeholder={texts.genuinePlaceholder}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={cx(
            inputClass('main'),
            'border-white text-lg font-semibold tracking-[2px] text-ink',
          )}
        />
        <button
          type="submit"
          className={buttonClass(
            { look: 'secondary', size: 'main' },
            'shrink-0 border-white text-primary-deep',
          )}
        >
          <ScanLine aria-hidden="true" className="size-5" />
          {texts.genuineSubmit}
        </button>
      </form>
    </section>
  )
}
