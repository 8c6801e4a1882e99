import ScrollText from 'lucide-react/icons/scroll-text'
import { useSearchParams } from 'react-router'
import { listBackofficeEarnLog } from '#domain/counter/backoffice/api.ts'
import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useCursorList } from '../data/use-query.ts'
import { DayFilter } from '../parts/DayFilter.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useFilters } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import {
  channels,
  backofficeLogInput,
  backofficeLogPath,
  readBackofficeLogFilter,
  type BackofficeLogFilter,
} from './log-filter.ts'
import { logCard, logColumns } from './log-rows.tsx'
import { earnLogTexts as texts } from './texts.ts'

/** Codes entered anywhere, newest first. */
export function LogList() {
  const [query] = useSearchParams()
  const filter = readBackofficeLogFilter(query)
  const input = backofficeLogInput(filter)
  const list = useCursorList(listBackofficeEarnLog, { ...input }, { idOf: ({ id }) => id })
  const narrow = useFilters(filter, backofficeLogPath)
  const isNarrowed = Object.keys(input).length > 0
  const columns = logColumns((changed) => backofficeLogPath({ ...filter, ...changed }))
  return (
    <>
      <StateChips label={texts.statuses} chips={chipsOf(filter)} />
      <FilterBar
        count={[filter.channel, filter.from ?? filter.to].filter(Boolean).length}
        clear={backofficeLogPath({ status: filter.status })}
        search={
          <>
            <SearchFilter
              label={texts.pharmacy}
              value={filter.pharmacy ?? ''}
              onChange={(pharmacy) => narrow({ pharmacy: pharmacy || undefined })}
            />
            <SearchFilter
              label={texts.phone}
              value={filter.phone ?? ''}
              onChange={(phone) => narrow({ phone: phone || undefined })}
            />
          </>
        }
      >
        <SelectFilter
          label={texts.channel}
          all={texts.anyChannel}
          value={filter.channel ?? ''}
          options={Object.entries(texts.channels).map(([value, label]) => ({ value, label }))}
          onChange={(value) => narrow({ channel: channels.find((each) => each === value) })}
        />
        <DayFilter range={filter} onChange={({ from, to }) => narrow({ from, to })} />
      </FilterBar>
      {filter.customer_of !== undefined && (
        <OneCustomer
          phone={list.state === 'ready' ? list.rows[0]?.phone : undefined}
          all={backofficeLogPath({ ...filter, customer_of: undefined })}
        />
      )}
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon={<ScrollText aria-hidden="true" />}
              title={texts.empty}
              text={texts.emptyText}
            />
          )
        }
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            card={logCard}
          />
        )}
      </ListBody>
    </>
  )
}

/** Says whose entries alone are shown, and leads back to everybody's. */
function OneCustomer({ phone, all }: { phone: string | undefined; all: string }) {
  return (
    <p className="mb-3.5 flex flex-wrap items-center gap-x-3 rounded-md bg-primary-tint px-3.5">
      <span className="py-2">{texts.oneCustomer(phone ? withDots(phone) : '')}</span>
      <Anchor
        to={all}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {texts.everybody}
      </Anchor>
    </p>
  )
}

function chipsOf(filter: BackofficeLogFilter) {
  const chip = (status: EarnLogStatus | undefined, label: string) => ({
    key: status ?? 'all',
    label,
    isCurrent: filter.status === status,
    to: backofficeLogPath({ ...filter, status }),
  })
  return [
    chip(undefined, texts.all),
    ...earnLogStatuses.map((status) => chip(status, earnLogStatusLabels[status])),
  ]
}
