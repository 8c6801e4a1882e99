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
  const [typed, setTyped] = useState({ text: value, from: value })
  // The address changed by other means: a link, the back button.
  if (typed.from !== value && typed.text.trim() !== value) setTyped({ text: value, from: value })
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const { text } = typed
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => latest.current(text.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim())
      }}
      className={cx('relative md:w-64', className)}
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
        onChange={(event) => setTyped({ text: event.target.value, from: value })}
        className="pl-10"
      />
    </form>
  )
}
