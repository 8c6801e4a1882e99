import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { getGame, listWinners, type Winner } from '#domain/game/api.ts'
import { getMyGame, type MyGame } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { gamePath, slugOfPrintedPath } from '#domain/game/game-path.ts'
import { ApiError, apiOf, loaderApi, type Api, type PageErrorData } from '#web/api.ts'
import { texts } from '#web/texts.ts'
import { winnersParameter } from './paths.ts'

export interface Winners {
  items: readonly Winner[]
  page: number
  pages: number
}

export type GameData =
  /** A printed address of which there is no campaign yet. */
  { game: null; slug: string } | { game: Game; mine: MyGame; winners: Winners }

const winnersAtOnce = 12

/** A campaign by its printed address or its slug; any other spelling leads there. */
export async function loadGame({
  context,
  request,
  params,
}: LoaderFunctionArgs): Promise<GameData> {
  const { pathname, search, searchParams } = new URL(request.url)
  const printed = slugOfPrintedPath(pathname)
  const slug = printed ?? params.slug ?? ''
  const game = await findGame(apiOf(context), slug)
  if (!game && printed) return { game: null, slug }
  if (!game) throw notFound()
  const path = gamePath(slug, game.kind)
  if (pathname !== path) throw redirect(path + search, 301)
  const page = Math.max(1, Number(searchParams.get(winnersParameter)) || 1)
  const api = loaderApi(context)
  const [mine, winners] = await Promise.all([
    api.call(getMyGame, { slug }),
    api.call(listWinners, { slug, page, limit: winnersAtOnce }),
  ])
  const { total_page: pages } = winners.paginate
  return { game, mine, winners: { items: winners.items, page, pages } }
}

/** Null where there is none, or none that anybody may know of. */
async function findGame(api: Api, slug: string): Promise<Game | null> {
  try {
    return await api.call(getGame, { slug })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 400) return null
    throw pageError(error)
  }
}

/** The rules alone. */
export async function loadRules({ context, params }: LoaderFunctionArgs): Promise<Game> {
  const game = await findGame(apiOf(context), params.slug ?? '')
  if (!game) throw notFound()
  return game
}

export interface TurnData {
  game: Game
  mine: MyGame
  /** The entry that is shown; none where it was refused. */
  number: number | null
  refused: string | null
}

/** What a turn by a plain form brought. */
export async function loadTurn({
  context,
  request,
  params,
}: LoaderFunctionArgs): Promise<TurnData> {
  const { searchParams } = new URL(request.url)
  const slug = params.slug ?? ''
  const game = await findGame(apiOf(context), slug)
  if (!game) throw notFound()
  const mine = await loaderApi(context).call(getMyGame, { slug, limit: 100 })
  const number = Number(searchParams.get('so')) || null
  return { game, mine, number, refused: searchParams.get('loi') }
}

function notFound() {
  return data({ code: 'notFound', message: texts.notFound } satisfies PageErrorData, {
    status: 404,
  })
}

function pageError({ code, message, status }: ApiError) {
  return data({ code, message } satisfies PageErrorData, { status: status || 503 })
}
