import { redirect, type LoaderFunctionArgs } from 'react-router'
import {
  listArticleCategories,
  listArticles,
  listTags,
  type ArticleCard,
} from '#domain/publishing/api.ts'
import { loaderApi } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { parseArticleFilter, type AskedArticles } from './article-filter.ts'

/** A lead and three rows of three. */
const articlesAPage = 10
const shownTags = 14

interface Choice {
  name: string
  slug: string
  count: number
}

export interface ArticlesData {
  filter: AskedArticles
  articles: ArticleCard[]
  total: number
  pages: number
  categories: Choice[]
  tags: Choice[]
  origin: string
}

/** One page of the blog for the query in the address. A page behind the last one leads to the last. */
export async function loadArticles({
  context,
  request,
}: LoaderFunctionArgs): Promise<ArticlesData> {
  const { searchParams, origin } = new URL(request.url)
  const filter = parseArticleFilter(searchParams)
  const api = loaderApi(context)
  const [{ items, paginate }, categories, tags] = await Promise.all([
    api.call(listArticles, {
      categorie: filter.c || undefined,
      tag: filter.tag || undefined,
      search: filter.search || undefined,
      page: filter.page,
      limit: articlesAPage,
    }),
    api.call(listArticleCategories, {}),
    api.call(listTags, {}),
  ])
  if (items.length === 0 && paginate.total_page > 0) {
    throw redirect(paths.articles({ ...filter, page: paginate.total_page }))
  }
  return {
    filter,
    articles: items,
    total: paginate.total_data,
    pages: paginate.total_page,
    categories: categories.map(toChoice),
    tags: tags.slice(0, shownTags).map(toChoice),
    origin,
  }
}

function toChoice({ name, slug, count }: Choice): Choice {
  return { name, slug, count }
}
