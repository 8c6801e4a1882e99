import Sprout from 'lucide-react/icons/sprout'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { AskedArticles } from './article-filter.ts'
import { articleTexts as texts } from './texts.ts'

/** Nothing for what was asked, or nothing at all yet: each with a way on. */
export function EmptyArticles({ filter }: { filter: AskedArticles }) {
  const isNarrowed = Boolean(filter.c || filter.tag || filter.search)
  return (
    <EmptyState
      icon={<Sprout aria-hidden="true" />}
      {...wordsOf(filter, isNarrowed)}
      action={
        <>
          {isNarrowed && (
            <a href={paths.articles()} className={buttonClass({})}>
              {texts.toAll}
            </a>
          )}
          <a
            href={paths.shop()}
            className={buttonClass({ variant: isNarrowed ? 'quiet' : 'primary' })}
          >
            {texts.toShop}
          </a>
        </>
      }
      className="rounded-md border border-line bg-white py-16"
    />
  )
}

function wordsOf({ search }: AskedArticles, isNarrowed: boolean) {
  if (search) return { title: texts.emptySearchTitle(search), text: texts.emptySearchText }
  if (isNarrowed) return { title: texts.emptyTitle, text: texts.emptyText }
  return { title: texts.firstTitle, text: texts.firstText }
}
