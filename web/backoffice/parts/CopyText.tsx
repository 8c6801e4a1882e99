import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { notify } from '#web/features/notices/notify.ts'
import { cx } from '#web/ui/class-names.ts'
import { partTexts as texts } from './texts.ts'

/** Puts a text into the clipboard; `label` says which: "Sao chép số điện thoại". */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [isDone, setIsDone] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsDone(true)
      setTimeout(() => setIsDone(false), seconds(2))
    } catch {
      notify({ text: texts.notCopied, kind: 'error' })
    }
  }
  const Sign = isDone ? Check : Copy
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className={cx(
          // Small beside its text, and as easy to hit as the others.
          'relative inline-grid size-7 shrink-0 place-items-center rounded-sm transition-colors after:absolute after:-inset-2 hover:bg-primary-tint',
          isDone ? 'text-ok' : 'text-ink-2',
        )}
      >
        <Sign aria-hidden="true" className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {isDone && texts.copied}
      </span>
    </>
  )
}
