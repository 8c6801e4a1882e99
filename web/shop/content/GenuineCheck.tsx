import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { CodeInput } from '#web/features/code-entry/CodeInput.tsx'
import { handOver } from '#web/shop/earn/hand-over.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts as texts } from './texts.ts'

/** The first thing on a phone: is what I hold in my hand the real one? The earning page answers. */
export function GenuineCheck({ className }: { className?: string }) {
  const [code, setCode] = useState('')
  const navigate = useNavigate()
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    if (code) handOver({ code })
    void navigate(paths.earn())
  }
  return (
    <section
      aria-labelledby="hang-that"
      className={cx(
        'rounded-md bg-linear-135 from-primary-deep to-primary p-7 text-white phone:p-5',
        className,
      )}
    >
      <h2 id="hang-that" className="flex items-center gap-3 text-2xl phone:gap-2.5 phone:text-lg">
        <ShieldCheck aria-hidden="true" className="size-7 shrink-0 phone:size-6" />
        {texts.genuineTitle}
      </h2>
      <p className="mt-1.5 text-balance">{texts.genuineText}</p>
      {/* Before its script runs the form just leads to the page: the field has no name, so that a code is never in an address. */}
      <form
        action={paths.earn()}
        onSubmit={submitted}
        className="mt-4 flex gap-2.5 text-ink phone:flex-col"
      >
        <CodeInput
          label={texts.genuineField}
          code={code}
          onCodeChange={setCode}
          className="border-white"
        />
        {code ? (
          <button type="submit" className={onBlue}>
            {texts.genuineCheck}
          </button>
        ) : (
          <a href={paths.earn()} onClick={() => handOver('scan')} className={onBlue}>
            <ScanLine aria-hidden="true" className="size-5" />
            {texts.genuineScan}
          </a>
        )}
      </form>
    </section>
  )
}

const onBlue = buttonClass(
  { variant: 'secondary', size: 'main' },
  'shrink-0 border-white text-primary-deep above-phone:min-w-35',
)
