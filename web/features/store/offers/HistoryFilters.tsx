import { useState } from 'react'
import { counterKinds } from '#domain/counter/api.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { DayFields } from '../DayFields.tsx'
import type { HistoryFilter } from './history-filter.ts'
import { historyTexts as texts } from './texts.ts'

/** Days, state, kind, words; the address keeps them. */
export function HistoryFilters({
  filter,
  onChange,
}: {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}) {
  const [keyword, setKeyword] = useState(filter.keyword ?? '')
  const [problem, setProblem] = useState('')
  const words = keyword.trim()
  return (
    <form
      role="search"
      aria-label={texts.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (words !== '' && words.length < 3) return setProblem(texts.keywordShort)
        onChange({ ...filter, keyword: words || undefined })
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <DayFields
        from={filter.from ?? filter.to ?? today()}
        to={filter.to ?? today()}
        labels={texts}
        onChange={(days) => onChange({ ...filter, ...days })}
      />
      <Choice
        label={texts.status}
        value={filter.status}
        options={texts.statuses}
        onChange={(status) => onChange({ ...filter, status: status as HistoryFilter['status'] })}
      />
      <Choice
        label={texts.kind}
        value={filter.kind}
        options={texts.kinds}
        onChange={(kind) => onChange({ ...filter, kind: counterKinds.find((one) => one === kind) })}
      />
      <Field label={texts.keyword} error={problem} className="min-w-52 flex-2">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={keyword}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => {
              setKeyword(target.value)
              setProblem('')
            }}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {texts.search}
      </Button>
    </form>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string | undefined
  options: Readonly<Record<string, string>>
  onChange: (value: string | undefined) => void
}) {
  return (
    <Field label={label} className="min-w-36 flex-1">
      {(control) => (
        <NativeSelect
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
          className="w-full"
        >
          <option value="">{texts.all}</option>
          {Object.entries(options).map(([key, word]) => (
            <option key={key} value={key}>
              {word}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
