import type { GameKind } from '#domain/game/definition.ts'
import type { PharmacyGame } from '#domain/pharmacy/api.ts'
import type { Db } from '../../platform/db.ts'
import { listOpenKinds } from './game-queries.ts'

const pageOf: Record<GameKind, PharmacyGame> = {
  draw: 'quay-so',
  wheel: 'vong-quay-may-man',
  luckyMoney: 'li-xi-dau-nam',
}

/** Pages of the games that are open to a pharmacy, for its menu. */
export async function listGamePages(
  db: Db,
  pharmacyCode: string,
  at: Date,
): Promise<PharmacyGame[]> {
  const open = await listOpenKinds(db, pharmacyCode, at)
  const kinds = Object.keys(pageOf) as GameKind[]
  return kinds.filter((kind) => open.has(kind)).map((kind) => pageOf[kind])
}
