import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { failureText } from '#web/form/failure-text.ts'
import { cx } from '#web/ui/class-names.ts'
import type { ControlProps } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { partTexts as texts } from './texts.ts'
import { useTopLayer } from './use-top-layer.ts'

const typingPauseMs = 200
const minTyped = 2

/** What somebody may choose, as a list of finds shows it. */
export interface Find {
  /** By it one is told from the others. */
  key: string
  title: string
  text: string
}

/** Asks for what was typed, until the box is left. */
export type FindBy<F extends Find> = (query: string, signal: AbortSignal) => Promise<F[]>

interface SearchPickProps<F extends Find> {
  control: Partial<ControlProps>
  /** Keys that are chosen already: they are not offered again. */
  taken: readonly string[]
  /** The same function at each drawing. */
  find: FindBy<F>
  onPick: (found: F) => void
  placeholder: string
  maxLength?: number | undefined
}

/** Finds something by its name or code; what is chosen is told and the box is empty again. */
export function SearchPick<F extends Find>({
  control,
  taken,
  find,
  onPick,
  placeholder,
  maxLength,
}: SearchPickProps<F>) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { found, failure } = useFound(find, text)
  const options = found?.filter(({ key }) => !taken.includes(key)) ?? []
  const [hasFocus, setFocus] = useState(false)
  const isOpen = hasFocus && text.trim().length >= minTyped
  const input = useRef<HTMLInputElement>(null)
  const list = useTopLayer(input, isOpen)
  const pick = (chosen: F) => {
    onPick(chosen)
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      const next = (active + step + options.length) % options.length
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isOpen) {
      if (options[active]) pick(options[active])
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.stopPropagation()
      setText('')
    } else return
    event.preventDefault()
  }
  return (
    <div>
      <TextInput
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
        }}
        onKeyDown={press}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      {isOpen && (
        <div
          ref={list}
          popover="manual"
          className="fixed inset-auto m-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-white p-1 text-ink shadow-lift"
        >
          <div id={`${id}-list`} role="listbox" aria-label={texts.found}>
            {options.map((option, place) => (
              <Option
                key={option.key}
                id={`${id}-${place}`}
                found={option}
                isActive={place === active}
                onPick={() => pick(option)}
              />
            ))}
          </div>
          <p role="status" className="text-sm text-ink-2 not-empty:px-3 not-empty:py-2">
            {failure || (found ? options.length === 0 && texts.noFind : texts.searching)}
          </p>
        </div>
      )}
    </div>
  )
}

function Option({
  id,
  found: { title, text },
  isActive,
  onPick,
}: {
  id: string
  found: Find
  isActive: boolean
  onPick: () => void
}) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onPick}
      // The input must not lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      className={cx(
        'flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-3 py-1 hover:bg-ground',
        isActive && 'bg-primary-tint',
      )}
    >
      <span className="truncate">{title}</span>
      <span className="text-sm text-ink-3">{text}</span>
    </div>
  )
}

function useFound<F extends Find>(find: FindBy<F>, text: string) {
  const query = text.trim()
  const [answer, setAnswer] = useState<{
    query: string
    found?: F[]
    failure: string
  }>()
  useEffect(() => {
    if (query.length < minTyped) return
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(() => {
      find(query, signal).then(
        (found) => setAnswer({ query, found, failure: '' }),
        (error: unknown) => {
          if (!signal.aborted) setAnswer({ query, failure: failureText(error) })
        },
      )
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [find, query])
  const isCurrent = answer?.query === query
  return { found: isCurrent ? answer.found : undefined, failure: isCurrent ? answer.failure : '' }
}
