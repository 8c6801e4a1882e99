import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { maxArticleSearchLength } from './search.rules.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { articlesHref } from './article-filter.ts'
import type { ArticlesData } from './load-articles.ts'
import { articleTexts as texts } from './texts.ts'

type Narrowed = Pick<ArticlesData, 'filter' | 'categories' | 'tags'>

/** Categories as a row of chips, which a finger pushes sideways on a phone. */
export function CategoryChips({ filter, categories }: Narrowed) {
  if (categories.length === 0) return null
  const choices = [{ name: texts.all, slug: '', count: 0 }, ...categories]
  return (
    <nav aria-label={texts.categories} className="min-w-0">
      <ul className="flex gap-2 phone:-mx-4 phone:overflow-x-auto phone:px-4 phone:pb-1 phone:[scrollbar-width:none] above-phone:flex-wrap">
        {choices.map(({ name, slug, count }) => (
          <li key={slug} className="shrink-0">
            <Anchor
              to={articlesHref(filter, { c: slug })}
              aria-current={slug === filter.c ? 'true' : undefined}
              className={chip}
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

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-4 text-md font-medium hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white'

/** Works as a plain form before its script runs. */
export function ArticleSearch({ filter }: Pick<Narrowed, 'filter'>) {
  const id = useId()
  const navigate = useNavigate()
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search')
    const search = typeof words === 'string' ? words.trim() : ''
    void navigate(articlesHref(filter, { search }))
  }
  return (
    <form
      // What was searched elsewhere is not left standing in the field.
      key={filter.search}
      method="get"
      action={paths.articles()}
      role="search"
      onSubmit={submitted}
      className="flex gap-2"
    >
      {filter.c && <input type="hidden" name="c" value={filter.c} />}
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      <label htmlFor={id} className="sr-only">
        {texts.searchLabel}
      </label>
      <TextInput
        id={id}
        type="search"
        name="search"
        defaultValue={filter.search}
        maxLength={maxArticleSearchLength}
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

/** What narrows the list beside its category, each with the way out of it. */
export function ActiveNarrowing({ filter, tags, total }: Narrowed & { total: number }) {
  const tag = tags.find(({ slug }) => slug === filter.tag)
  if (!filter.search && !filter.tag) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {filter.search && (
        <p role="status" className="font-semibold">
          {texts.found(total, filter.search)}
        </p>
      )}
      {filter.search && (
        <Anchor to={articlesHref(filter, { search: '' })} className={away}>
          <X aria-hidden="true" className="size-4" />
          {texts.clearSearch}
        </Anchor>
      )}
      {filter.tag && (
        <Anchor to={articlesHref(filter, { tag: '' })} className={away}>
          <X aria-hidden="true" className="size-4" />
          {texts.removeTag(tag?.name ?? filter.tag)}
        </Anchor>
      )}
    </div>
  )
}

const away =
  'inline-flex min-h-11 items-center gap-1 text-md font-semibold text-primary hover:underline'

export function TagCloud({ filter, tags }: Narrowed) {
  const id = useId()
  if (tags.length === 0) return null
  return (
    <nav
      aria-labelledby={id}
      className="mt-10 rounded-md border border-line bg-white p-5 phone:p-4"
    >
      <h2 id={id} className="text-lg">
        {texts.tags}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <Anchor
              to={articlesHref({ ...filter, c: '', search: '' }, { tag: slug })}
              aria-current={slug === filter.tag ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-md text-ink-2 hover:text-primary hover:underline aria-[current]:font-semibold aria-[current]:text-primary"
            >
              #{name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
