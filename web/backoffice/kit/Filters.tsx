import X from 'lucide-react/icons/x'
import type { AnyListing } from '#domain/listing.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useFilters } from '../parts/list-address.ts'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import type { ListToolsProps } from './ListTools.tsx'
import type { FilterOption, FilterWords, ListDefinition } from './screen.ts'
import { kitTexts as texts } from './texts.ts'

/** What a list can be narrowed to; on a phone, which has no heads to press, its order too. */
export function FilterFields<L extends AnyListing>({
  screen,
  columns,
  shown: { state, pathFor },
}: ListToolsProps<L>) {
  const sorted = columns.flatMap(({ head, sort }) => (sort ? bothWays(head, sort) : []))
  const change = useFilters(state, pathFor)
  const isWide = useIsWide()
  return (
    <>
      {foldedFilters(screen)
        .filter(([, { isLinked }]) => !isLinked)
        .map(([name, words]) => (
          <FilterField
            key={name}
            words={words}
            value={state.filters[name]}
            onChange={(value) => change({ filters: { ...state.filters, [name]: value } })}
          />
        ))}
      {!isWide && sorted.length > 0 && (
        <SelectFilter
          label={texts.sort}
          all={texts.usualSort}
          value={state.sort ?? ''}
          options={sorted}
          onChange={(sort) => change({ sort: sort || undefined })}
        />
      )}
    </>
  )
}

/** Those that are chosen here, and not by the states above the list. */
export function foldedFilters<L extends AnyListing>({ filters }: ListDefinition<L>) {
  return Object.entries<FilterWords>(filters).filter(([, { isTab }]) => !isTab)
}

function bothWays(head: string, sort: string): FilterOption[] {
  return [
    { value: sort, label: texts.upwards(head) },
    { value: `-${sort}`, label: texts.downwards(head) },
  ]
}

function FilterField({
  words,
  value,
  onChange,
}: {
  words: FilterWords
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const options = useOptions(words)
  return (
    <SelectFilter
      label={words.label}
      all={words.all}
      value={value ?? ''}
      options={options}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  )
}

/** Each thing that narrows the list, to be taken away by a press; and what is left of it. */
export function FilterChips<L extends AnyListing>({
  screen,
  shown: { state, pathFor },
  total,
}: ListToolsProps<L>) {
  const set = foldedFilters(screen).filter(([name]) => state.filters[name])
  const isSet = state.q !== '' || set.length > 0
  if (total === null && !isSet) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {total !== null && (
        <span role="status" className="tabular text-sm text-ink-2">
          {total !== undefined && texts.total(total)}
        </span>
      )}
      {isSet && (
        <ul aria-label={texts.active} className="contents">
          {state.q && <Chip label={`${texts.searched}: “${state.q}”`} to={pathFor({ q: '' })} />}
          {set.map(([name, words]) => (
            <FilterChip
              key={name}
              words={words}
              value={state.filters[name]!}
              to={pathFor({ filters: { ...state.filters, [name]: undefined } })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function FilterChip({ words, value, to }: { words: FilterWords; value: string; to: string }) {
  const option = useOptions(words).find((each) => each.value === value)
  return <Chip label={`${words.label}: ${option?.label ?? value}`} to={to} />
}

function Chip({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Anchor
        to={to}
        replace
        preventScrollReset
        aria-label={texts.removeFilter(label)}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-primary/30 bg-primary-tint pr-2 pl-3 text-sm text-primary-deep hover:border-primary max-md:min-h-11"
      >
        {label}
        <X aria-hidden="true" className="size-4" />
      </Anchor>
    </li>
  )
}

function useOptions({ options: given }: FilterWords): readonly FilterOption[] {
  const options = typeof given === 'function' ? given : () => known(given)
  return options()
}

function known(options: Readonly<Record<string, string>>): readonly FilterOption[] {
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}
