import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { articleMeta } from '#web/shop/articles/article-meta.ts'
import { ArticleView } from '#web/shop/articles/ArticleView.tsx'
import { loadArticle, type ArticleData } from '#web/shop/articles/load-article.ts'
import { loadPopups } from '#web/shop/popup/load-popups.ts'
import { Popups } from '#web/shop/popup/Popups.tsx'
import { pageHandle } from '#web/page.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [article, popups] = await Promise.all([loadArticle(args), loadPopups(args.context, 'blog')])
  return { ...article, popups }
}

export const handle = pageHandle<ArticleData>({ meta: articleMeta })

function ArticlePage() {
  const { article, popups } = useLoaderData<typeof loader>()
  return (
    <>
      <ArticleView key={article.id} article={article} />
      <Popups key={`popups ${article.id}`} page="blog" actions={popups} />
    </>
  )
}

export { ArticlePage as Component }
