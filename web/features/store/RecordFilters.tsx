import { useState, type ReactNode } from 'react'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { DayFields } from './DayFields.tsx'
import type { DaySpan } from './last-days.ts'
import { QuickDays } from './QuickDays.tsx'

interface Narrowing {
  from?: string | undefined
  to?: string | undefined
  keyword?: string | undefined
}

export interface RecordFiltersProps {
  filter: Narrowing
  words: Readonly<Record<'filters' | 'from' | 'to' | 'keyword' | 'keywordShort' | 'search', string>>
  onChange: (changed: Narrowing) => void
  /** The same, with other days; today is what an address without days shows. */
  hrefFor: (span: Partial<DaySpan>) => string
  /** What else narrows it. */
  children: ReactNode
}

/** What a store's records are narrowed to: days, choices of their own, words. The address keeps it. */
export function RecordFilters({ filter, words, onChange, hrefFor, children }: RecordFiltersProps) {
  const [text, setText] = useState(filter.keyword ?? '')
  const [problem, setProblem] = useState('')
  const keyword = text.trim()
  const to = filter.to ?? today()
  const from = filter.from ?? to
  return (
    <form
      role="search"
      aria-label={words.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (keyword !== '' && keyword.length < 3) return setProblem(words.keywordShort)
        onChange({ keyword: keyword || undefined })
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <QuickDays
        counts={[1, 7, 30]}
        from={from}
        to={to}
        hrefFor={(span) =>
          hrefFor(span.from === span.to ? { from: undefined, to: undefined } : span)
        }
      />
      <DayFields from={from} to={to} labels={words} onChange={onChange} />
      {children}
      <div className="flex min-w-72 flex-2 items-end gap-3 phone:min-w-full">
        <Field label={words.keyword} error={problem} className="min-w-0 grow">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={text}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => {
                setText(target.value)
                setProblem('')
              }}
            />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {words.search}
        </Button>
      </div>
    </form>
  )
}

export interface ChoiceProps<Value extends string> {
  label: string
  /** Of every value together. */
  all: string
  value: Value | undefined
  options: Readonly<Record<Value, string>>
  onChange: (value: Value | undefined) => void
}

/** One of a few, or all of them. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, all, value, options, onChange } = props
  const values = Object.keys(options) as Value[]
  return (
    <Field label={label} className="min-w-36 flex-1">
      {(control) => (
        <NativeSelect
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(values.find((each) => each === target.value))}
          className="w-full"
        >
          <option value="">{all}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {options[each]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
