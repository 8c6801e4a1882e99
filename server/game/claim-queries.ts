import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

export type NewClaim = Omit<CamelRow<'game_claim', keyof ClaimColumns>, 'submittedAt' | 'updatedAt'>

interface ClaimColumns {
  campaign_id: 1
  number: 1
  name: 1
  phone: 1
  province_id: 1
  district_id: 1
  ward_id: 1
  ward_name: 1
  street: 1
  full_address: 1
  new_address: 1
  submitted_at: 1
  updated_at: 1
}

const save = `
  with mine as (
    select campaign_id, number from game_win
    where campaign_id = $1 and number = $2 and state in ('won', 'contacted') for no key update
  )
  insert into game_claim (campaign_id, number, name, phone, province_id, district_id, ward_id,
    ward_name, street, full_address, new_address, submitted_at, updated_at)
  select campaign_id, number, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12 from mine
  on conflict (campaign_id, number) do update set name = excluded.name, phone = excluded.phone,
    province_id = excluded.province_id, district_id = excluded.district_id,
    ward_id = excluded.ward_id, ward_name = excluded.ward_name, street = excluded.street,
    full_address = excluded.full_address, new_address = excluded.new_address,
    updated_at = excluded.updated_at
  returning number`

/** False once somebody is at it: then it is not changed any more. */
export async function saveClaim(db: Db, claim: NewClaim, at: Date): Promise<boolean> {
  const saved = await queryRows(db, save, [
    claim.campaignId,
    claim.number,
    claim.name,
    claim.phone,
    claim.provinceId,
    claim.districtId,
    claim.wardId,
    claim.wardName,
    claim.street,
    claim.fullAddress,
    claim.newAddress,
    at,
  ])
  return saved.length === 1
}
