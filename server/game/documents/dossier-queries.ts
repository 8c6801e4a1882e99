import type { DossierFields } from '#domain/game/documents/api.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'

const byId = `
  select version, goods, area, goods_value, partners, contact_name, contact_phone from game_dossier
  where campaign_id = $1`

export interface Dossier {
  version: number
  fields: DossierFields
}

/** What was written of a campaign's papers; version 0: nothing yet. */
export async function findDossier(db: Db, campaignId: number): Promise<Dossier> {
  const [found] = await queryRows<Row<'game_dossier', keyof DossierFields | 'version'>>(db, byId, [
    campaignId,
  ])
  if (!found) return { version: 0, fields: blank }
  const { version, goods_value: value, ...fields } = found
  return { version, fields: { ...fields, goods_value: value ?? undefined } as DossierFields }
}

const blank: DossierFields = {
  goods: '',
  area: '',
  goods_value: undefined,
  partners: '',
  contact_name: '',
  contact_phone: '',
}

const begin = `
  insert into game_dossier (campaign_id, version, goods, area, goods_value, partners, contact_name, contact_phone)
  values ($1, 1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning version`
const change = `
  update game_dossier set goods = $3, area = $4, goods_value = $5, partners = $6, contact_name = $7,
    contact_phone = $8, version = version + 1
  where campaign_id = $1 and version = $2 returning version`

/** False when somebody was quicker. */
export async function saveDossier(
  trx: Db,
  { id, version, fields }: { id: number; version: number; fields: DossierFields },
): Promise<boolean> {
  const { goods, area, goods_value: value, partners, contact_name, contact_phone } = fields
  const written = [goods, area, value ?? null, partners, contact_name, contact_phone]
  if (version > 0) return (await queryRows(trx, change, [id, version, ...written])).length === 1
  return (await queryRows(trx, begin, [id, ...written])).length === 1
}

const counts = `
  select coalesce((select entries from game_chain where campaign_id = $1), 0) as entries,
    (select count(*) from game_win where campaign_id = $1)::int as wins`

export async function countRows(db: Db, campaignId: number) {
  const [found] = await queryRows<{ entries: number; wins: number }>(db, counts, [campaignId])
  return found!
}
