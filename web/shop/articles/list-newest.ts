import type { Api } from '#web/api.ts'
import type { ShownCard } from './ArticleCards.tsx'

/** A page that the server rendered has them: the browser's first load goes without the endpoint. */
export async function listNewest(api: Api, limit: number): Promise<ShownCard[]> {
  const { listArticles } = await import('#domain/publishing/api.ts')
  const { items } = await api.call(listArticles, { limit })
  return items.map(({ id, slug, title, excerpt, thumbnail, categorie, ...card }) => {
    const { published_at, reading_minutes } = card
    return { id, slug, title, excerpt, thumbnail, categorie, published_at, reading_minutes }
  })
}
