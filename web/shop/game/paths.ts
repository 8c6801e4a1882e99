import { gamePath } from '#domain/game/game-path.ts'

export { gamePath, gameProofPath, gameRulesPath } from '#domain/game/game-path.ts'

/** A member's entries and prizes of all campaigns. */
export const ownGamesPath = '/ho-so-thanh-vien/tro-choi/'

/** Of the list of winners on a campaign's page. */
export const winnersParameter = 'trang'

export function winnersPath(slug: string, page: number): string {
  return `${gamePath(slug)}${page > 1 ? `?${winnersParameter}=${page}` : ''}#nguoi-trung`
}
