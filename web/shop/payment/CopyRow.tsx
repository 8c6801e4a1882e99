import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { paymentTexts as texts } from './texts.ts'

export interface CopyRowProps {
  label: string
  shown: string
  /** As a bank's app takes it; where it is left out there is nothing to copy. */
  value?: string
  strong?: boolean
}

/** One line of a transfer to type by hand, or to take along. With large text the button goes below. */
export function CopyRow({ label, shown, value, strong }: CopyRowProps) {
  return (
    <div className="grid min-h-13 grid-cols-[minmax(0,1fr)] content-center gap-x-2 border-b border-line py-1 last:border-b-0 @min-[16rem]:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd
        className={cx(
          'tabular col-start-1 font-semibold break-words',
          strong && 'text-lg text-primary-deep',
        )}
      >
        {shown}
      </dd>
      {value && <CopyButton label={label} value={value} />}
    </div>
  )
}

const shownFor = seconds(2)

function CopyButton({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      notify({ text: texts.notCopied, kind: 'info' })
    }
  }
  const Sign = copied ? Check : Copy
  return (
    <dd className="self-center @min-[16rem]:col-start-2 @min-[16rem]:row-span-2 @min-[16rem]:row-start-1">
      <Button
        variant="quiet"
        aria-label={texts.copyOf(label)}
        icon={<Sign aria-hidden="true" className="size-4.5 shrink-0" />}
        onClick={() => void copy()}
        className={cx(
          'w-29 px-1 text-sm whitespace-nowrap phone:w-24 phone:gap-1 phone:text-xs',
          copied && 'bg-ok-tint text-ok hover:bg-ok-tint',
        )}
      >
        {copied ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {copied && texts.copiedOf(label)}
      </span>
    </dd>
  )
}
