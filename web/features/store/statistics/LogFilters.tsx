import { useState } from 'react'
import { earnLogStatuses } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { DayFields } from '../DayFields.tsx'
import type { LogFilter } from './log-filter.ts'
import { statisticsTexts as texts } from './texts.ts'

/** Days, outcome, words, and for an owner whose entries; the address keeps them. */
export function LogFilters({
  filter,
  isOwner,
  onChange,
}: {
  filter: LogFilter
  isOwner: boolean
  onChange: (filter: LogFilter) => void
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
      <Field label={texts.status} className="min-w-36 flex-1">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.status ?? ''}
            onChange={({ target }) => {
              const status = earnLogStatuses.find((one) => one === target.value)
              onChange({ ...filter, status })
            }}
            className="w-full"
          >
            <option value="">{texts.all}</option>
            {earnLogStatuses.map((status) => (
              <option key={status} value={status}>
                {earnLogStatusLabels[status]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {isOwner && filter.user && (
        <Button look="quiet" onClick={() => onChange({ ...filter, user: undefined })}>
          {texts.user}: {filter.user} ×
        </Button>
      )}
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
