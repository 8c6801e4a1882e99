import ChevronRight from 'lucide-react/icons/chevron-right'
import { paths } from '#web/paths.ts'
import { ArticleCards, type ShownCard } from './ArticleCards.tsx'
import { articleTexts as texts } from './texts.ts'

/** The home page's way to the blog; nothing while nothing is published. */
export function NewestArticles({ articles }: { articles: readonly ShownCard[] }) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="song-khoe" className="mt-10 phone:mt-8">
      <div className="mb-3 flex items-center justify-between gap-4 phone:mb-2">
        <h2 id="song-khoe" className="text-2xl phone:text-xl">
          {texts.homeTitle}
        </h2>
        <a
          href={paths.articles()}
          aria-label={texts.homeMore}
          className="flex min-h-11 shrink-0 items-center gap-1 text-md font-semibold text-primary hover:underline"
        >
          {texts.all}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </a>
      </div>
      <ArticleCards articles={articles} isShelf />
    </section>
  )
}
