import type { LegalRule } from '#domain/game/backoffice/law.ts'
import type { Db } from '../platform/db.ts'

/** All figures of the law, whatever day they are in force on. */
export function listLegalRules(db: Db): Promise<LegalRule[]> {
  return db
    .selectFrom('game_legal_rule')
    .select(['key', 'value', 'valid_from', 'valid_until', 'source', 'source_url', 'verified_on'])
    .orderBy('key')
    .orderBy('valid_from')
    .execute()
}
