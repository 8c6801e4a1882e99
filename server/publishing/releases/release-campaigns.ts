import { Refusal } from '#domain/errors.ts'
import { addDays, toVietnamIso, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import { releaseTexts as texts } from '#domain/publishing/releases/texts.ts'
import { campaignTexts } from '#domain/voucher/campaign-texts.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { letLoose, listCampaignsInWords, takeBack } from '../../voucher/index.ts'
import type { ReleaseRow } from './release-queries.ts'

const holderOf = ({ id }: Pick<ReleaseRow, 'id'>) => `release:${id}`

/**
 * Lets a release's campaigns loose as their approver read them. Refuses `contentRefused` where one would begin before
 * the release, and `conflict` where one has changed since, is loose already, or was not read.
 */
export async function letCampaignsLoose(
  ctx: Context,
  release: ReleaseRow,
  read: readonly { id: number; version: number }[],
  caller: Caller,
): Promise<void> {
  const { voucher_campaign_ids: ids } = release
  const named = new Set(ids)
  if (read.length !== named.size || !read.every(({ id }) => named.has(id))) {
    throw new Refusal('conflict')
  }
  const campaigns = await listCampaignsInWords(ctx.db, ids, ctx.clock.today())
  const first = firstWholeDay(release.starts_at)
  const early = campaigns.find(({ starts_on: day }) => day < first)
  if (early) {
    const message = texts.campaignTooEarly(early.name, first)
    throw new Refusal('contentRefused', { fields: { voucher_campaign_ids: message } })
  }
  const left = await letLoose(ctx.db, read, holderOf(release))
  if (left.length > 0) {
    const names = campaigns.filter(({ id }) => left.includes(id)).map(({ name }) => name)
    const message = texts.campaignTaken(names.join(', '))
    throw new Refusal('conflict', { message, fields: { voucher_campaign_ids: message } })
  }
  await audit(ctx, ids, campaignTexts.startsWith(release.name), caller)
}

/** Takes back those that this release has let loose, and no other. */
export async function takeCampaignsBack(
  ctx: Context,
  release: Pick<ReleaseRow, 'id' | 'name'>,
  caller?: Caller,
): Promise<void> {
  const ids = await takeBack(ctx.db, holderOf(release))
  if (caller) await audit(ctx, ids, campaignTexts.stopsWith(release.name), caller)
}

async function audit(ctx: Context, ids: readonly number[], action: string, caller: Caller) {
  for (const id of ids) {
    await recordAudit(ctx, ctx.db, caller, { action, subject: { kind: 'voucherCampaign', id } })
  }
}

/** Vouchers count in Vietnam days: the first that lies wholly after a moment. */
function firstWholeDay(moment: Date): VietnamDay {
  const day = vietnamDayOf(moment)
  const isMidnight = /T00:00:00(\.0+)?\+/.test(toVietnamIso(moment))
  return isMidnight ? day : addDays(day, 1)
}
