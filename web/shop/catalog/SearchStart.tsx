import Search from 'lucide-react/icons/search'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { inputClass } from '#web/ui/TextInput.tsx'
import type { CardProduct } from './card.ts'
import { ProductCarousel } from './ProductCarousel.tsx'
import { listTexts as texts } from './list-texts.ts'
import { maxSearchLength } from '#domain/catalog/api.ts'

/** The search page before anything was asked. */
export function SearchStart({
  words,
  popular,
}: {
  /** What others search for, as staff keep it. */
  words: readonly string[]
  popular: readonly CardProduct[]
}) {
  return (
    <div className="shop-column pt-12 phone:pt-7">
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-3xl phone:text-2xl">{texts.searchPrompt}</h1>
        <p className="mt-2 text-ink-2">{texts.searchHint}</p>
        <form
          method="get"
          action={paths.search()}
          role="search"
          aria-label={texts.searchTitle}
          className="mt-6 flex gap-3"
        >
          <input
            type="search"
            name="search"
            required
            maxLength={maxSearchLength}
            aria-label={texts.searchTitle}
            placeholder={texts.searchPlaceholder}
            className={inputClass('main')}
          />
          <Button type="submit" size="main" icon={<Search aria-hidden="true" className="size-5" />}>
            {texts.searchSubmit}
          </Button>
        </form>
        {words.length > 0 && <h2 className="mt-5 text-sm text-ink-2">{texts.searchIdeas}</h2>}
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {words.map((idea) => (
            <li key={idea}>
              <a
                href={paths.search(idea)}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-medium hover:border-primary hover:text-primary"
              >
                {idea}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ProductCarousel title={texts.popular} products={popular} />
    </div>
  )
}
