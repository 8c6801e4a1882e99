import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import {
  contentReleases,
  type ReleaseRecord,
  type ReleaseRow,
} from '#domain/publishing/releases/backoffice.ts'
import { releaseTexts as texts } from '#domain/publishing/releases/texts.ts'
import type { FieldsOf } from '#domain/resource.ts'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import {
  listQuery,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { listGamePhases } from '../../game/index.ts'
import { listCampaignsInWords } from '../../voucher/index.ts'
import { listReleaseGames } from './release-games.ts'
import { takeCampaignsBack } from './release-campaigns.ts'
import {
  findRelease,
  findRevisions,
  listParts,
  lockRelease,
  stopPublications,
  type ReleaseRow as Row,
} from './release-queries.ts'
import { union } from '../writers.ts'

type Fields = FieldsOf<typeof contentReleases>

export function serveReleases(app: App): void {
  serveResource(app, contentReleases, handlers)
}

const handlers: Handlers<typeof contentReleases> = {
  texts: { added: texts.added, changed: texts.changed, imported: texts.imported },
  taken: { content_release_name_key: { name: texts.nameTaken } },
  list: async (ctx, asked) => {
    const { rows, total } = await listAt(ctx.clock.now())(ctx.db, asked)
    return { rows: rows.map((row) => toRow(row, row.parts_count, ctx.clock.now())), total }
  },
  get: getRelease,
  create: async (ctx, fields) => {
    ensureAhead(fields, ctx.clock.now())
    const parts = await resolve(ctx, fields)
    ensureMayNameCampaigns(ctx, [], fields.voucher_campaign_ids)
    await ensureGames(ctx, [], fields.game_campaign_ids)
    const { id } = await ctx.db
      .insertInto('content_release')
      .values({
        ...toColumns(fields),
        ...writtenBy(ctx),
        writer_ids: [ctx.by.id],
        ...notApproved,
        stopped_at: null,
        stopped_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertParts(ctx.db, id, parts)
    return id
  },
  change: async (ctx, { id, version }, fields) => {
    const before = await lockRelease(ctx.db, id)
    if (before?.version !== version) return false
    ensureToCome(before, ctx.clock.now())
    ensureAhead(fields, ctx.clock.now())
    const parts = await resolve(ctx, fields)
    ensureMayNameCampaigns(ctx, before.voucher_campaign_ids, fields.voucher_campaign_ids)
    await ensureGames(ctx, before.game_campaign_ids, fields.game_campaign_ids)
    if (before.approved_at) await voidApproval(ctx, before)
    await ctx.db
      .updateTable('content_release')
      .set({
        ...toColumns(fields),
        ...writtenBy(ctx),
        ...notApproved,
        // What a second person has approved is nobody's any more.
        writer_ids: union(before.approved_at ? [] : before.writer_ids, [ctx.by.id]),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await ctx.db.deleteFrom('content_release_part').where('release_id', '=', id).execute()
    await insertParts(ctx.db, id, parts)
    return true
  },
  describe: ({ name, starts_at: startsAt, state }) => ({
    title: name,
    text: `${startsAt} · ${texts.states[state]}`,
  }),
}

export const releaseRecords = recordKind(contentReleases, handlers)

const stateAt = (at: Date) => sql<string>`case when r.stopped_at is not null then 'stopped'
  when r.approved_at is null then 'draft' when r.starts_at <= ${at} then 'running' else 'approved' end`

function rowsOf(db: Db) {
  const parts = sql<number>`(
    select count(*)::integer from content_release_part p where p.release_id = r.id)`
  return db.selectFrom('content_release as r').selectAll('r').select(parts.as('parts_count'))
}

const listAt = (at: Date) =>
  listQuery(contentReleases, {
    rows: rowsOf,
    search: [wordsOf('r.name')],
    filters: { state: (row, state) => row(stateAt(at), '=', state) },
    sorts: { starts: 'r.starts_at', name: sql`vn_fold(r.name)` },
    tie: 'r.id',
  })

async function getRelease(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<ReleaseRecord | null> {
  const row = await findRelease(db, id)
  if (!row) return null
  const parts = await listParts(db, id)
  return {
    ...toRow(row, parts.length, clock.now()),
    voucher_campaign_ids: [...row.voucher_campaign_ids],
    voucher_campaigns: await listCampaignsInWords(db, row.voucher_campaign_ids, clock.today()),
    game_campaign_ids: [...row.game_campaign_ids],
    games: await listReleaseGames({ db, clock }, row),
    stopped_by: row.stopped_by,
    stop_reason: row.stop_reason,
    parts: parts.map(({ itemId, kind, slug, title, revision, endsAt, reviewed }) => {
      const ends_at = endsAt && toVietnamIso(endsAt)
      return { content_id: itemId, kind, slug, title, revision, ends_at, reviewed }
    }),
  }
}

function toRow(row: Row, count: number, now: Date): ReleaseRow {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    starts_at: toVietnamIso(row.starts_at),
    state: stateOf(row, now),
    parts_count: count,
    changed_by: row.changed_by,
    approved_by: row.approved_by,
  }
}

function stateOf({ stopped_at, approved_at, starts_at }: Row, now: Date): ReleaseRow['state'] {
  if (stopped_at) return 'stopped'
  if (!approved_at) return 'draft'
  return starts_at <= now ? 'running' : 'approved'
}

/** What has begun is stopped, never changed. */
export function ensureToCome({ stopped_at, approved_at, starts_at }: Row, now: Date): void {
  if (!stopped_at && !(approved_at && starts_at <= now)) return
  throw new Refusal('conflict', { fields: { state: texts.begun } })
}

function ensureAhead({ starts_at: at }: Fields, now: Date): void {
  if (new Date(at) < now) refuse({ starts_at: texts.startInPast })
}

/** Approval is of exactly what was approved: nothing of it begins any more. */
async function voidApproval(ctx: Writing, { id, name }: Row) {
  if (!mayDo(ctx, 'content.publish')) {
    const message = texts.approvedForbidden
    throw new Refusal('forbidden', { message, fields: { state: message } })
  }
  await stopPublications(ctx.db, {
    releaseId: id,
    by: ctx.by.fullName,
    reason: texts.approvalVoided(name),
    at: ctx.clock.now(),
  })
  await takeCampaignsBack(ctx, { id, name })
}

/** Vouchers are money: who may not change them names none here, and takes none out. */
function ensureMayNameCampaigns(
  ctx: Writing,
  before: readonly number[],
  after: readonly number[],
): void {
  const isSame = new Set(before).symmetricDifference(new Set(after)).size === 0
  if (!isSame && !mayDo(ctx, 'vouchers.edit')) {
    refuse({ voucher_campaign_ids: texts.campaignsForbidden })
  }
}

/** Games spend money too: who may not write them names none here. */
async function ensureGames(
  ctx: Writing,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const isSame = new Set(before).symmetricDifference(new Set(after)).size === 0
  if (isSame) return
  if (!mayDo(ctx, 'games.edit')) refuse({ game_campaign_ids: texts.gamesForbidden })
  const known = await listGamePhases(ctx.db, after, ctx.clock.now())
  const missing = after.find((id) => !known.some((game) => game.id === id))
  if (missing !== undefined) refuse({ game_campaign_ids: texts.unknownGame(missing) })
}

function mayDo({ by }: Writing, permission: Permission): boolean {
  return permissionsOf(by.role).includes(permission)
}

const notApproved = {
  approved_hash: null,
  approved_by: null,
  approved_by_id: null,
  approved_at: null,
}

function toColumns({ name, starts_at, voucher_campaign_ids, game_campaign_ids }: Fields) {
  return { name, starts_at: new Date(starts_at), voucher_campaign_ids, game_campaign_ids }
}

function writtenBy({ clock, by }: Context & { by: { fullName: string } }) {
  return { changed_at: clock.now(), changed_by: by.fullName }
}

interface Part {
  itemId: number
  revisionId: number
  endsAt: Date | null
}

/** Refuses what there is not, and one thing twice. */
async function resolve(
  { db, clock }: Context,
  { parts, voucher_campaign_ids: ids }: Fields,
): Promise<Part[]> {
  const revisions = await findRevisions(db, parts)
  const unknown = parts.find(({ content_id: id }) => !revisions.has(id))
  if (unknown) refuse({ parts: texts.unknownPart(unknown.content_id) })
  if (new Set(parts.map(({ content_id: id }) => id)).size < parts.length)
    refuse({ parts: texts.twice })
  const known = await listCampaignsInWords(db, ids, clock.today())
  const missing = ids.find((id) => !known.some((campaign) => campaign.id === id))
  if (missing !== undefined) refuse({ voucher_campaign_ids: texts.unknownCampaign(missing) })
  return parts.map(({ content_id: itemId, ends_at: ends }) => ({
    itemId,
    revisionId: revisions.get(itemId)!,
    endsAt: ends === null ? null : new Date(ends),
  }))
}

function refuse(fields: Record<string, string>): never {
  throw new Refusal('invalidInput', { fields })
}

async function insertParts(trx: Db, releaseId: number, parts: readonly Part[]): Promise<void> {
  const rows = parts.map(({ itemId, revisionId, endsAt }) => {
    return { release_id: releaseId, item_id: itemId, revision_id: revisionId, ends_at: endsAt }
  })
  if (rows.length > 0) await trx.insertInto('content_release_part').values(rows).execute()
}
