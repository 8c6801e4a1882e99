import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Row } from '../../platform/rows.ts'

export type ListedFile = CamelRow<'game_file', 'id' | 'name' | 'added_by' | 'added_at'>

const list = `
  select id, name, added_by as "addedBy", added_at as "addedAt" from game_file
  where campaign_id = $1 and kind = $2 order by id desc`

/** Papers of one kind, the newest first. */
export function listFiles(
  db: Db,
  campaignId: number,
  kind: Row<'game_file', 'kind'>['kind'],
): Promise<ListedFile[]> {
  return queryRows<ListedFile>(db, list, [campaignId, kind])
}

const insert = `
  insert into game_file (campaign_id, kind, name, media_type, bytes, added_by, added_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`

export async function insertFile(
  trx: Db,
  of: CamelRow<
    'game_file',
    'campaign_id' | 'kind' | 'name' | 'media_type' | 'bytes' | 'added_by' | 'added_at'
  >,
): Promise<number> {
  const values = [of.campaignId, of.kind, of.name, of.mediaType, of.bytes, of.addedBy, of.addedAt]
  const [made] = await queryRows<{ id: number }>(trx, insert, values)
  return made!.id
}

const byId = `select name, media_type, bytes from game_file where campaign_id = $1 and id = $2`

export async function findFile(db: Db, campaignId: number, id: number) {
  const [found] = await queryRows<Row<'game_file', 'name' | 'media_type' | 'bytes'>>(db, byId, [
    campaignId,
    id,
  ])
  return found ?? null
}
