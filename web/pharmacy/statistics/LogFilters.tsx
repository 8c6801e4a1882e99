import X from 'lucide-react/icons/x'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choice, RecordFilters } from '../parts/RecordFilters.tsx'
import type { LogFilter } from './log-filter.ts'
import { statisticsTexts as texts } from './texts.ts'

/** Days, outcome, words, and for an owner whose entries; the address keeps them. */
export function LogFilters({
  filter,
  isOwner,
  onChange,
  pathOf,
}: {
  filter: LogFilter
  isOwner: boolean
  onChange: (filter: LogFilter) => void
  pathOf: (filter: LogFilter) => string
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
        all={texts.everyResult}
        value={filter.status}
        options={earnLogStatusLabels}
        onChange={(status) => onChange({ ...filter, status })}
      />
      {isOwner && filter.user && (
        <Button
          variant="quiet"
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={() => onChange({ ...filter, user: undefined })}
          className="order-last"
        >
          {texts.onlyOf(filter.user)}
        </Button>
      )}
    </RecordFilters>
  )
}
