import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type * as api from '#domain/publishing/releases/backoffice.ts'
import { releaseTexts as texts } from '#domain/publishing/releases/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { hashOf } from '../body.ts'
import { getRevisionRow, lockItem } from '../item-queries.ts'
import { showProducts } from '../products/show-products.ts'
import { checkRevisionAhead, ensurePublishable } from '../publications.ts'
import { ensureToCome } from './backoffice.ts'
import { ensureGamesFit, stopReleaseGames } from './release-games.ts'
import { letCampaignsLoose, takeCampaignsBack } from './release-campaigns.ts'
import {
  listParts,
  lockRelease,
  stopPublications,
  type PartRow,
  type ReleaseRow,
} from './release-queries.ts'

/**
 * Approves exactly what a version holds: every part becomes a publication with the release's moment, its voucher
 * campaigns are let loose as they were read, each from its first day, which is not before that moment. One transaction: all of it is planned, or nothing.
 */
export async function approveRelease(
  ctx: Context,
  { id, version, campaigns, reason }: ParsedInput<typeof api.approveRelease>,
  caller: Caller,
): Promise<{ id: number; version: number }> {
  const staff = getStaff(caller)
  for (const { itemId, revision } of await listParts(ctx.db, id)) {
    await checkRevisionAhead(ctx, itemId, revision)
  }
  return move(ctx, id, async (trx, release) => {
    if (release.version !== version || release.approved_at) throw new Refusal('conflict')
    ensureToCome(release, ctx.clock.now())
    if (release.writer_ids.includes(staff.id)) {
      const message = texts.ownApproval
      throw new Refusal('forbidden', { message, fields: { approved_by: message } })
    }
    const parts = await listParts(trx, id)
    const { voucher_campaign_ids: vouchers, game_campaign_ids: games } = release
    if (parts.length + vouchers.length + games.length === 0) {
      throw new Refusal('contentRefused', { fields: { parts: texts.empty } })
    }
    await ensureGamesFit({ ...ctx, db: trx }, release)
    for (const part of parts) await publishPart(ctx, trx, { release, part, reason }, caller)
    await letCampaignsLoose({ ...ctx, db: trx }, release, campaigns, caller)
    await showProducts(
      trx,
      parts.map(({ itemId }) => itemId),
      ctx.clock.now(),
    )
    await trx
      .updateTable('content_release')
      .set({
        approved_hash: hashOf({ ...release, parts }),
        approved_by: staff.fullName,
        approved_by_id: staff.id,
        approved_at: ctx.clock.now(),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.approved,
      subject: { kind: 'contentRelease', id },
      reason,
      after: {
        name: release.name,
        starts_at: toVietnamIso(release.starts_at),
        parts: parts.map(({ itemId, revision }) => ({ content_id: itemId, revision })),
        voucher_campaign_ids: vouchers,
        game_campaign_ids: games,
      },
    })
  })
}

/** Ends all of it now. Refuses `conflict` where it was never approved or is stopped already. */
export async function stopRelease(
  ctx: Context,
  { id, reason }: ParsedInput<typeof api.stopRelease>,
  caller: Caller,
): Promise<{ id: number; version: number }> {
  const by = getStaff(caller).fullName
  return move(ctx, id, async (trx, release) => {
    if (!release.approved_at || release.stopped_at) throw new Refusal('conflict')
    const at = ctx.clock.now()
    await stopPublications(trx, { releaseId: id, by, reason, at })
    await takeCampaignsBack({ ...ctx, db: trx }, release, caller)
    await stopReleaseGames({ ...ctx, db: trx }, release, reason, caller)
    const parts = await listParts(trx, id)
    await showProducts(
      trx,
      parts.map(({ itemId }) => itemId),
      at,
    )
    await trx
      .updateTable('content_release')
      .set({ stopped_at: at, stopped_by: by, stop_reason: reason, version: release.version + 1 })
      .where('id', '=', id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.stopped,
      subject: { kind: 'contentRelease', id },
      reason,
    })
  })
}

async function move(
  ctx: Context,
  id: number,
  change: (trx: Db, release: ReleaseRow) => Promise<void>,
): Promise<{ id: number; version: number }> {
  const { version, told } = await ctx.db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, id)
    if (!release) throw new Refusal('notFound')
    await change(trx, release)
    return { version: release.version + 1, told: await listToldTags(trx) }
  })
  ctx.cache.drop(told)
  ctx.changeBus.tell(['content-releases'])
  return { id, version }
}

interface Publishing {
  release: ReleaseRow
  part: PartRow
  reason: string
}

async function publishPart(
  ctx: Context,
  trx: Db,
  { release, part, reason }: Publishing,
  caller: Caller,
): Promise<void> {
  const { itemId, revision: number, endsAt, kind, title } = part
  const { archived_at: archivedAt } = await lockItem(trx, itemId)
  const revision = await getRevisionRow(trx, itemId, number)
  const refusal = await ensurePublishable(ctx, trx, { kind, revision, reason }, caller).then(
    () => null,
    (error: unknown) => error,
  )
  if (refusal !== null) throw namedAfter(refusal, title)
  const startsAt = later(release.starts_at, ctx.clock.now())
  if (archivedAt || (endsAt && endsAt <= startsAt)) throw new Refusal('conflict')
  await trx
    .insertInto('content_publication')
    .values({
      item_id: itemId,
      revision_id: revision.id,
      starts_at: startsAt,
      ends_at: endsAt,
      release_id: release.id,
      staff_id: getStaff(caller).id,
      staff: getStaff(caller).fullName,
      reason,
      created_at: ctx.clock.now(),
      stopped_at: null,
      stopped_by: null,
    })
    .execute()
}

/** Which of many it was that cannot be published. */
function namedAfter(error: unknown, title: string): unknown {
  if (!(error instanceof Refusal) || error.code !== 'contentRefused') return error
  const fields = Object.values(error.details.fields ?? {})
  return new Refusal('contentRefused', {
    fields: { parts: texts.partRefused(title, fields.join(' ')) },
  })
}

/** What was approved after its moment begins when it was approved. */
function later(a: Date, b: Date): Date {
  return a > b ? a : b
}
