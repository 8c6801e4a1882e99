import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { Choice, Choices } from './facet-choices.ts'
import {
  countChoices,
  groupParameter,
  listHref,
  parseListFilter,
  withoutChoices,
  withoutOrphans,
  type FilterGroup,
  type ListFilter,
} from './list-filter.ts'
import { listTexts as texts } from './list-texts.ts'

export const filterPanelId = 'bo-loc'

export interface FilterPanelProps {
  /** As the shopper has set it: what is on its way counts already. */
  filter: ListFilter
  choices: Choices
  total: number
  onPick: (next: ListFilter) => void
}

/**
 * A column on wide screens, a sheet from below on narrow ones. One form and one popover: it opens,
 * closes and filters before and without JavaScript; with it, each change applies at once.
 */
export function FilterPanel({ filter, choices, total, onPick }: FilterPanelProps) {
  const changed = (event: FormEvent<HTMLFormElement>) => {
    onPick(withoutOrphans(readForm(event.currentTarget), subCategoriesOf(choices)))
  }
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    document.getElementById(filterPanelId)?.hidePopover()
  }
  return (
    <aside id={filterPanelId} popover="auto" aria-label={texts.filters} className={panelClass}>
      <form method="get" action={paths.shop()} onChange={changed} onSubmit={submitted}>
        <PanelHead filter={filter} />
        {filter.search && <input type="hidden" name="search" value={filter.search} />}
        {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
        <div className="px-4 pb-2 desk:p-0">
          <ChoiceGroup
            filter={filter}
            choices={choices}
            group="categories"
            title={texts.categories}
          />
          <ChoiceGroup
            filter={filter}
            choices={choices}
            group="subCategories"
            title={texts.subCategories}
          />
          <ChoiceGroup filter={filter} choices={choices} group="prices" title={texts.prices} />
          <BrandGroup filter={filter} brands={choices.brands} />
        </div>
        <noscript className="max-desk:hidden">
          <button type="submit" className={buttonClass({ wide: true }, 'mt-4')}>
            {texts.applyFilters}
          </button>
        </noscript>
        <div className="sticky bottom-0 border-t border-line bg-white p-4 desk:hidden">
          <Button type="submit" size="main" wide>
            {texts.showResults(formatNumber(total))}
          </Button>
        </div>
      </form>
    </aside>
  )
}

const panelClass =
  'max-desk:fixed max-desk:inset-x-0 max-desk:top-auto max-desk:bottom-0 max-desk:max-h-[86dvh] max-desk:w-full max-desk:max-w-none max-desk:overflow-y-auto max-desk:overscroll-contain max-desk:rounded-t-sheet max-desk:shadow-lift backdrop:bg-ink/45 bg-white text-ink desk:static desk:block desk:w-auto desk:self-start desk:overflow-visible desk:rounded-md desk:border desk:border-line desk:px-4 desk:py-1.5'

function PanelHead({ filter }: { filter: ListFilter }) {
  return (
    <div className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-white py-2 pr-2 pl-4 desk:hidden">
      <p className="grow text-lg font-bold">{texts.filters}</p>
      {countChoices(filter) > 0 && (
        <a
          href={listHref({ ...withoutChoices(filter), search: filter.search })}
          data-keep-scroll=""
          className="inline-flex min-h-11 items-center px-3 font-semibold text-primary"
        >
          {texts.clearInSheet}
        </a>
      )}
      <button
        type="button"
        popoverTarget={filterPanelId}
        popoverTargetAction="hide"
        aria-label={texts.closeFilters}
        className={iconButtonClass()}
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </div>
  )
}

interface ChoiceGroupProps {
  filter: ListFilter
  choices: Choices
  group: FilterGroup
  title: string
}

function ChoiceGroup({ filter, choices, group, title }: ChoiceGroupProps) {
  if (choices[group].length === 0) return null
  return (
    <fieldset className="border-b border-line py-3 last:border-b-0">
      <legend className="float-left w-full pb-1 font-semibold">{title}</legend>
      <div className="clear-both">
        {choices[group].map((choice) => (
          <ChoiceRow
            key={choice.value}
            name={groupParameter[group]}
            choice={choice}
            checked={filter[group].includes(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Beyond these a brand is found by its name. */
const shownBrands = 8

/** Chosen ones stay whatever is searched for: the form sends them. */
function BrandGroup({ filter, brands }: { filter: ListFilter; brands: readonly Choice[] }) {
  const [typed, setTyped] = useState('')
  if (brands.length === 0) return null
  const sought = foldVietnamese(typed)
  const shown = brands.filter(
    ({ name, value }, index) =>
      filter.brands.includes(value) ||
      (sought ? foldVietnamese(name).includes(sought) : index < shownBrands),
  )
  return (
    <fieldset className="py-3">
      <legend className="float-left w-full pb-1 font-semibold">{texts.brands}</legend>
      <div className="clear-both">
        {brands.length > shownBrands && (
          <TextInput
            type="search"
            aria-label={texts.findBrand}
            placeholder={texts.findBrand}
            value={typed}
            // Neither a filter of its own nor sent with the form.
            onChange={(event) => {
              event.stopPropagation()
              setTyped(event.target.value)
            }}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className="mt-1 mb-2 min-h-11 noscript:hidden"
          />
        )}
        {shown.map((choice) => (
          <ChoiceRow
            key={choice.value}
            name={groupParameter.brands}
            choice={choice}
            checked={filter.brands.includes(choice.value)}
          />
        ))}
        {shown.length === 0 && <p className="text-sm text-ink-2">{texts.noBrand}</p>}
      </div>
    </fieldset>
  )
}

/** Its change is heard by the form. */
const heardByForm = () => {}

function ChoiceRow({ name, choice, checked }: { name: string; choice: Choice; checked: boolean }) {
  return (
    <label className="filter-choice">
      <input
        type="checkbox"
        name={name}
        value={choice.value}
        checked={checked}
        onChange={heardByForm}
      />
      <span>{choice.name}</span>
      <span>{choice.count}</span>
    </label>
  )
}

function readForm(form: HTMLFormElement): ListFilter {
  // The form holds no files, so every value is a text.
  const fields = [...new FormData(form)] as [string, string][]
  return parseListFilter(new URLSearchParams(fields))
}

function subCategoriesOf(choices: Choices): { slug: string; category: string }[] {
  return choices.subCategories.flatMap(({ value, category }) =>
    category === undefined ? [] : [{ slug: value, category }],
  )
}
