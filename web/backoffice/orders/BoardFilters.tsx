import { orderTypes } from '#domain/order/api.ts'
import { boardSorts } from '#domain/order/backoffice/api.ts'
import { orderTypeLabels } from '#domain/order/backoffice/texts.ts'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { paymentStatuses, paymentStatusLabels } from '#domain/order/status.ts'
import { DayFilter } from '../parts/DayFilter.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import {
  boardPath,
  countFilters,
  withoutFilters,
  type BoardFilter,
  type ChangeFilter,
} from './board-filter.ts'
import { boardTexts as texts } from './texts.ts'

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const methods = optionsOf(paymentMethods, texts.methods)
const payments = optionsOf(paymentStatuses, paymentStatusLabels)
const kinds = optionsOf(orderTypes, orderTypeLabels)
const sorts = optionsOf(boardSorts, texts.sorts)

/** What narrows the board beside the order's state. */
export function BoardFilters({ filter, change }: { filter: BoardFilter; change: ChangeFilter }) {
  const isWide = useIsWide()
  return (
    <FilterBar
      count={countFilters(filter)}
      clear={boardPath(withoutFilters(filter))}
      search={
        <SearchFilter label={texts.search} value={filter.q} onChange={(q) => change({ q })} />
      }
    >
      <DayFilter range={filter} onChange={({ from, to }) => change({ from, to })} />
      <SelectFilter
        label={texts.paymentMethod}
        all={texts.allMethods}
        value={filter.method ?? ''}
        options={methods}
        onChange={(value) => change({ method: paymentMethods.find((each) => each === value) })}
      />
      <SelectFilter
        label={texts.paymentStatus}
        all={texts.allPayments}
        value={filter.paymentStatus ?? ''}
        options={payments}
        onChange={(value) =>
          change({ paymentStatus: paymentStatuses.find((each) => each === value) })
        }
      />
      <SelectFilter
        label={texts.kind}
        all={texts.allKinds}
        value={filter.kind ?? ''}
        options={kinds}
        onChange={(value) => change({ kind: orderTypes.find((each) => each === value) })}
      />
      {/* A table is sorted by its heads. */}
      {!isWide && (
        <SelectFilter
          label={texts.sort}
          value={filter.sort}
          options={sorts}
          onChange={(value) => change({ sort: boardSorts.find((each) => each === value) })}
        />
      )}
    </FilterBar>
  )
}
