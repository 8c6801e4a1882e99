import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { sortOrders } from '#domain/catalog/api.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { activeChoices, type Choices } from './facet-choices.ts'
import { filterPanelId } from './FilterPanel.tsx'
import {
  countChoices,
  groupParameter,
  withoutChoice,
  withoutChoices,
  type FilterGroup,
  type ListFilter,
} from './list-filter.ts'
import { listTexts as texts } from './list-texts.ts'

/** Opens the sheet of filters where they have no column of their own. */
export function FilterButton({ filter }: { filter: ListFilter }) {
  return (
    <button
      type="button"
      popoverTarget={filterPanelId}
      className={buttonClass({ variant: 'secondary' }, 'desk:hidden phone:px-5')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      {texts.openFilters(countChoices(filter))}
    </button>
  )
}

export interface SortSelectProps {
  filter: ListFilter
  action: string
  onPick: (next: ListFilter) => void
}

/** A form of its own: without JavaScript the rest of the query travels in hidden fields. */
export function SortSelect({ filter, action, onPick }: SortSelectProps) {
  const chosen = (value: string) => {
    const sort = sortOrders.find((order) => order === value) ?? null
    onPick({ ...filter, sort, page: 1 })
  }
  return (
    <form
      method="get"
      action={action}
      className="flex items-center gap-2 phone:flex-1 phone:basis-36"
    >
      <HiddenFilter filter={filter} />
      <label htmlFor="sap-xep" className="text-sm whitespace-nowrap text-ink-2 max-md:sr-only">
        {texts.sortBy}
      </label>
      <NativeSelect
        id="sap-xep"
        name="sort"
        value={filter.sort ?? (filter.search ? '' : 'best')}
        onChange={(event) => chosen(event.target.value)}
        className="w-48 phone:w-full"
      >
        {filter.search && <option value="">{texts.sortRelevance}</option>}
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {texts.sortOrders[order]}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {texts.sortSubmit}
        </button>
      </noscript>
    </form>
  )
}

function HiddenFilter({ filter }: { filter: ListFilter }) {
  const groups = Object.entries(groupParameter) as [FilterGroup, string][]
  return (
    <>
      {filter.search && <input type="hidden" name="search" value={filter.search} />}
      {groups.map(
        ([group, name]) =>
          filter[group].length > 0 && (
            <input key={name} type="hidden" name={name} value={filter[group].join(',')} />
          ),
      )}
    </>
  )
}

export interface ActiveFiltersProps {
  filter: ListFilter
  choices: Choices
  hrefOf: (filter: ListFilter) => string
}

/** What the list is narrowed to; each is a link to the list without it. */
export function ActiveFilters({ filter, choices, hrefOf }: ActiveFiltersProps) {
  const active = activeChoices(choices)
  if (active.length === 0 && !filter.search) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <span className="sr-only">{texts.activeFilters}</span>
      {filter.search && (
        <Chip
          name={texts.searchChip(filter.search)}
          href={hrefOf({ ...filter, search: '', page: 1 })}
        />
      )}
      {active.map(({ group, value, name }) => (
        <Chip key={group + value} name={name} href={hrefOf(withoutChoice(filter, group, value))} />
      ))}
      <a
        href={hrefOf(withoutChoices(filter))}
        data-keep-scroll=""
        className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11"
      >
        {texts.clearFilters}
      </a>
    </div>
  )
}

function Chip({ name, href }: { name: string; href: string }) {
  return (
    <a
      href={href}
      data-keep-scroll=""
      aria-label={texts.removeFilter(name)}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-primary bg-primary-tint pr-2.5 pl-3.5 text-sm font-medium text-primary-deep hover:bg-white pointer-coarse:min-h-11"
    >
      {name}
      <X aria-hidden="true" className="size-4" />
    </a>
  )
}
