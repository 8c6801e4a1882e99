import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '#web/ui/TextInput.tsx'
import { cx } from '#web/ui/class-names.ts'

const typingPauseMs = 350

/** Words that narrow a list, a moment after they are typed. */
export function SearchFilter({
  label,
  value,
  onChange,
  className,
}: {
  label: string
  /** As the address has it. */
  value: string
  onChange: (text: string) => void
  className?: string
}) {
  const { text, isUntold, type, tell } = useTyped(value, onChange)
  return (
    <form
      role="search"
      aria-busy={isUntold}
      onSubmit={(event) => {
        event.preventDefault()
        tell()
      }}
      className={cx('relative', className)}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        className="pl-10 text-ellipsis"
      />
    </form>
  )
}

/** What is typed, told a moment after the last key. */
function useTyped(value: string, onChange: (text: string) => void) {
  const [{ text, known, sent }, setTyped] = useState<Typed>({ text: value, known: value })
  // What we sent ourselves comes back while somebody types on; anything else came from a link or
  // the back button.
  if (known !== value) setTyped({ text: value === sent ? text : value, known: value })
  const tell = () => {
    const words = text.trim()
    if (words === known) return
    setTyped({ text, known, sent: words })
    onChange(words)
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setTyped({ text: next, known, sent })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), typingPauseMs)
  }
  return { text, isUntold: text.trim() !== known, type, tell }
}

interface Typed {
  text: string
  /** What the address says. */
  known: string
  /** What it was last told. */
  sent?: string
}
