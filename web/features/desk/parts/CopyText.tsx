import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { notify } from '#web/features/notices/notify.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { partTexts as texts } from './texts.ts'

/** Puts a text into the clipboard; `label` says which: "Chép số điện thoại". */
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
      <IconButton
        label={label}
        icon={<Sign aria-hidden="true" className="size-4" />}
        onClick={() => void copy()}
        className={isDone ? 'text-ok' : 'text-ink-2'}
      />
      <span role="status" className="sr-only">
        {isDone && texts.copied}
      </span>
    </>
  )
}
