import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ArticleCards, LeadArticle } from '#web/shop/articles/ArticleCards.tsx'
import {
  ActiveNarrowing,
  ArticleSearch,
  CategoryChips,
  TagCloud,
} from '#web/shop/articles/ArticleFilters.tsx'
import { articleParameters } from '#web/shop/articles/article-filter.ts'
import { articlesMeta, articlesTitle } from '#web/shop/articles/articles-meta.ts'
import { EmptyArticles } from '#web/shop/articles/EmptyArticles.tsx'
import { loadArticles, type ArticlesData } from '#web/shop/articles/load-articles.ts'
import { articleTexts as texts } from '#web/shop/articles/texts.ts'
import { loadPopups } from '#web/shop/popup/load-popups.ts'
import { Popups } from '#web/shop/popup/Popups.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Pager } from '#web/ui/Pager.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const [articles, popups] = await Promise.all([
    loadArticles(args),
    loadPopups(args.context, 'blog'),
  ])
  return { ...articles, popups }
}

export const handle = pageHandle<ArticlesData>({
  meta: articlesMeta,
  parameters: articleParameters,
})

/** The health blog, narrowed by what stands in the address. */
function Articles() {
  const data = useLoaderData<typeof loader>()
  const { filter, pages } = data
  const title = articlesTitle(data)
  const isWhole = title === texts.blog
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          ...(isWhole
            ? [{ label: texts.blog }]
            : [{ label: texts.blog, to: paths.articles() }, { label: title }]),
        ]}
      />
      <div className="mt-1 mb-5 grid items-end gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,1fr)_400px] phone:mb-4">
        <div>
          <h1 className="text-3xl phone:text-2xl">{isWhole ? texts.heading : title}</h1>
          <p className="mt-1.5 max-w-[64ch] text-ink-2 phone:text-md">{texts.intro}</p>
        </div>
        <ArticleSearch filter={filter} />
      </div>
      <CategoryChips {...data} />
      <div className="mt-4">
        <ActiveNarrowing {...data} />
      </div>
      <Found {...data} />
      <Pager
        page={filter.page}
        pages={pages}
        hrefFor={(page) => paths.articles({ ...filter, page })}
        className="mt-8"
      />
      <TagCloud {...data} />
      <Popups page="blog" actions={data.popups} />
    </div>
  )
}

function Found({ filter, articles }: ArticlesData) {
  const [first, ...others] = articles
  if (!first) return <EmptyArticles filter={filter} />
  if (filter.page > 1) return <ArticleCards articles={articles} level={2} />
  return (
    <>
      <LeadArticle article={first} />
      {others.length > 0 && <ArticleCards articles={others} level={2} className="mt-5" />}
    </>
  )
}

export { Articles as Component }
