import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { maxAnswerSearchLength } from './ask.rules.ts'
import { expertsHref } from './expert-filter.ts'
import type { ExpertsData } from './load-experts.ts'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

type Narrowed = Pick<ExpertsData, 'filter' | 'categories'>

/** Categories as a row of chips, which a finger pushes sideways on a phone. */
export function CategoryChips({ filter, categories }: Narrowed) {
  const choices = [{ name: texts.all, slug: '', count: 0 }, ...categories]
  return (
    <nav aria-label={texts.categories} className="min-w-0">
      <ul className="flex gap-2 phone:-mx-4 phone:overflow-x-auto phone:px-4 phone:pb-1 phone:[scrollbar-width:none] above-phone:flex-wrap">
        {choices.map(({ name, slug, count }) => (
          <li key={slug} className="shrink-0">
            <Anchor
              to={expertsHref(filter, { c: slug })}
              aria-current={slug === filter.c ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-4 text-md font-medium hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white"
            >
              {name}
              {count > 0 && <span className="tabular text-xs opacity-75">{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Works as a plain form before its script runs. */
export function AnswerSearch({ filter }: Pick<Narrowed, 'filter'>) {
  const id = useId()
  const navigate = useNavigate()
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search')
    const search = typeof words === 'string' ? words.trim() : ''
    void navigate(expertsHref(filter, { search }), { preventScrollReset: true })
  }
  return (
    <form
      // What was searched elsewhere is not left standing in the field.
      key={filter.search}
      method="get"
      action={expertPaths.list()}
      role="search"
      onSubmit={submitted}
      className="flex gap-2"
    >
      {filter.c && <input type="hidden" name="c" value={filter.c} />}
      <label htmlFor={id} className="sr-only">
        {texts.searchLabel}
      </label>
      <TextInput
        id={id}
        type="search"
        name="search"
        defaultValue={filter.search}
        maxLength={maxAnswerSearchLength}
        placeholder={texts.searchPlaceholder}
        enterKeyHint="search"
        className="min-w-0 flex-1"
      />
      <Button type="submit" icon={<Search aria-hidden="true" className="size-5" />}>
        {texts.search}
      </Button>
    </form>
  )
}

export function ActiveSearch({ filter, total }: Pick<ExpertsData, 'filter' | 'total'>) {
  if (!filter.search) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="font-semibold">
        {texts.found(total, filter.search)}
      </p>
      <Anchor
        to={expertsHref(filter, { search: '' })}
        className="inline-flex min-h-11 items-center gap-1 text-md font-semibold text-primary hover:underline"
      >
        <X aria-hidden="true" className="size-4" />
        {texts.clearSearch}
      </Anchor>
    </div>
  )
}
