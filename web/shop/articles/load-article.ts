import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getArticle, type PreviewedArticle } from '#domain/publishing/api.ts'
import { loaderApi } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { toCard, type CardProduct } from '#web/shop/catalog/card.ts'

/** An article with its products as cards. */
export type PageArticle = Omit<PreviewedArticle, 'products'> & { products: CardProduct[] }

export interface ArticleData {
  article: PageArticle
  jsonLd: object[]
}

/** The article of an address. Its number and its old names lead to its one true address for good. */
export async function loadArticle(args: LoaderFunctionArgs): Promise<ArticleData> {
  const asked = args.params.slug ?? ''
  const article = await loaderApi(args.context).call(getArticle, { id: asked })
  const { origin, search } = new URL(args.request.url)
  if (article.slug !== asked) throw redirect(paths.article(article.slug) + search, 301)
  // For search engines, who ask the server.
  const { articleJsonLd } = await import('./article-json-ld.ts')
  return { article: pageArticleOf(article), jsonLd: articleJsonLd(origin, article) }
}

export function pageArticleOf(article: PreviewedArticle): PageArticle {
  return { ...article, products: article.products.map(toCard) }
}
