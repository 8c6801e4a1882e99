import { Choice, RecordFilters } from '../parts/RecordFilters.tsx'
import type { HistoryFilter } from './history-filter.ts'
import { historyTexts as texts } from './texts.ts'

/** Days, state, kind, words; the address keeps them. */
export function HistoryFilters({
  filter,
  onChange,
  pathOf,
}: {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
  pathOf: (filter: HistoryFilter) => string
}) {
  return (
    <RecordFilters
      filter={filter}
      words={texts}
      onChange={(changed) => onChange({ ...filter, ...changed })}
      hrefFor={(span) => pathOf({ ...filter, ...span, page: 1 })}
    >
      <Choice
        label={texts.status}
        all={texts.everyStatus}
        value={filter.status}
        options={texts.statuses}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <Choice
        label={texts.kind}
        all={texts.everyKind}
        value={filter.kind}
        options={texts.kinds}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
    </RecordFilters>
  )
}
