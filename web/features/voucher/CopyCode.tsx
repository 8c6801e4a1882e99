import Copy from 'lucide-react/icons/copy'
import { notify } from '#web/features/notices/notify.ts'
import { useHydrated } from '#web/state/storage.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { voucherTexts as texts } from './texts.ts'

/** The code to read out, and a button that takes it along. */
export function CopyCode({ code }: { code: string }) {
  const hydrated = useHydrated()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      notify({ text: texts.copied(code) })
    } catch {
      notify({ text: texts.notCopied, kind: 'info' })
    }
  }
  return (
    <p className="flex min-w-0 items-center">
      <span className="sr-only">{texts.code} </span>
      <b className="tabular min-w-0 font-semibold tracking-wide">
        {code.split(/(?<=-)/).map((group, index) => (
          // A line ends between groups, never inside one.
          <span key={index}>
            {index > 0 && <wbr />}
            <span className="whitespace-nowrap">{group}</span>
          </span>
        ))}
      </b>
      {hydrated && (
        <IconButton
          label={texts.copyOf(code)}
          icon={<Copy aria-hidden="true" className="size-4.5 text-primary" />}
          onClick={() => void copy()}
        />
      )}
    </p>
  )
}
