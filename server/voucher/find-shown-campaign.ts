import { describeGoods, describeVoucher } from '#domain/voucher/texts.ts'
import type { Context } from '../context.ts'
import { listOffered } from './wallet-queries.ts'

export interface ShownCampaign {
  title: string
  terms: string[]
  /** Its last day. */
  ends_on: string
}

/** A campaign that everybody may read of and use today, with its terms in words; null for any other. */
export async function findShownCampaign(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<ShownCampaign | null> {
  const offered = await listOffered(db, clock.today())
  const found = offered.find((campaign) => campaign.id === id)
  if (!found) return null
  const { name, description, endsOn } = found
  const terms = [describeVoucher(found), describeGoods(found), description]
  return { title: name, terms: terms.filter(Boolean), ends_on: endsOn }
}
