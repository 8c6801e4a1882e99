import X from 'lucide-react/icons/x'
import type { FormEvent } from 'react'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import type { Choice, Choices } from './facet-choices.ts'
import {
  groupParameter,
  parseListFilter,
  withoutOrphans,
  type FilterGroup,
  type ListFilter,
} from './list-filter.ts'
import { catalogTexts as texts } from './texts.ts'

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
        <PanelHead />
        {filter.search && <input type="hidden" name="search" value={filter.search} />}
        {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
        <div className="px-4 pb-2 desk:p-0">
          <ChoiceGroup {...{ filter, choices }} group="categories" title={texts.categories} />
          <ChoiceGroup {...{ filter, choices }} group="subCategories" title={texts.subCategories} />
          <ChoiceGroup {...{ filter, choices }} group="prices" title={texts.prices} />
          <ChoiceGroup {...{ filter, choices }} group="brands" title={texts.brands} />
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

function PanelHead() {
  return (
    <div className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-white py-2 pr-2 pl-4 desk:hidden">
      <p className="text-lg font-bold">{texts.filters}</p>
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

/** Its change is heard by the form. */
const heardByForm = () => {}

function ChoiceRow({ name, choice, checked }: { name: string; choice: Choice; checked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-md hover:text-primary desk:min-h-8.5 desk:text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        name={name}
        value={choice.value}
        checked={checked}
        onChange={heardByForm}
        className="size-4.5 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">{choice.name}</span>
      <span className="tabular text-xs text-ink-3">{choice.count}</span>
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
