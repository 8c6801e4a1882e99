import Search from 'lucide-react/icons/search'
import { useState, type ReactNode } from 'react'
import { today } from '#web/state/clock.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InputWithIcons } from '#web/ui/InputWithIcons.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { DaySpan } from './last-days.ts'
import { SpanFilter } from './SpanFilter.tsx'
import { maxKeyword } from '#web/pharmacy/limits.rules.ts'

interface Narrowing {
  from?: string | undefined
  to?: string | undefined
  keyword?: string | undefined
}

type Word = 'filters' | 'from' | 'to' | 'keyword' | 'keywordExample' | 'keywordShort' | 'search'

export interface RecordFiltersProps {
  filter: Narrowing
  words: Readonly<Record<Word, string>>
  onChange: (changed: Narrowing) => void
  /** The same, with other days; today is what an address without days shows. */
  hrefFor: (span: Partial<DaySpan>) => string
  /** What else narrows it. */
  children: ReactNode
}

/** What a pharmacy's records are narrowed to: days, choices of their own, words. The address keeps it. */
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
      className="flex flex-wrap items-start gap-x-3 gap-y-2.5"
    >
      <SpanFilter
        counts={[1, 7, 30]}
        from={from}
        to={to}
        labels={words}
        onChange={onChange}
        hrefFor={(span) =>
          hrefFor(span.from === span.to ? { from: undefined, to: undefined } : span)
        }
      />
      {children}
      <Field label={words.keyword} labelHidden error={problem} className="min-w-0 grow-3 basis-40">
        {(control) => (
          <InputWithIcons
            isShort
            icons={
              <IconButton
                type="submit"
                label={words.search}
                icon={<Search aria-hidden="true" className="size-5" />}
                className="-mr-1.5 text-primary"
              />
            }
          >
            <TextInput
              {...control}
              type="search"
              value={text}
              maxLength={maxKeyword}
              autoComplete="off"
              placeholder={words.keywordExample}
              title={words.keyword}
              onChange={({ target }) => {
                setText(target.value)
                setProblem('')
              }}
              className="pr-11 below-icon:pr-3"
            />
          </InputWithIcons>
        )}
      </Field>
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

/** One of a few, or all of them: the words of all say what is chosen among. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, all, value, options, onChange } = props
  const values = Object.keys(options) as Value[]
  return (
    <Field label={label} labelHidden className="min-w-0 grow basis-38">
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
