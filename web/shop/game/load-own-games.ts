import type { LoaderFunctionArgs } from 'react-router'
import { listMyGames, type OwnGame } from '#domain/game/own/api.ts'
import type { Api } from '#web/api.ts'

const pageParameter = 'trang'

export interface OwnGamesData {
  games: readonly OwnGame[]
  page: number
  pages: number
}

/** A member's campaigns, a page of them. */
export async function loadOwnGames(
  api: Api,
  { request }: LoaderFunctionArgs,
): Promise<OwnGamesData> {
  const asked = Number(new URL(request.url).searchParams.get(pageParameter))
  const page = Math.max(1, Math.floor(asked) || 1)
  const { items, paginate } = await api.call(listMyGames, { page, limit: 20 })
  return { games: items, page, pages: paginate.total_page }
}
