import { roundAfter } from '#domain/game/beacon.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import type { ProofEntry, ProofFile } from '#domain/game/proof.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { resultOf } from './draw-due.ts'
import { findDraw, listRanks, type Draw } from './draw-queries.ts'
import { findDrawn, listProven, listRounds, type ProvenEntry } from './proof-queries.ts'

export async function getGameProof(
  ctx: Context,
  { slug, after }: ParsedInput<typeof api.getGameProof>,
  { keepUntil }: Pick<Caller, 'keepUntil'>,
): Promise<ProofFile> {
  const campaign = await findCampaign(ctx.db, slug)
  if (!campaign) throw new Refusal('notFound')
  // What is closed never changes; before, entries and results come all the time.
  if (campaign.revealed === null) keepUntil?.(shortlyAfter(ctx.clock.now()))
  return readProof(ctx, campaign, after)
}

/** Answers that change by themselves are kept for so long; milliseconds. */
const shortly = 2000

export function shortlyAfter(now: Date): Date {
  return new Date(now.getTime() + shortly)
}

/** So many entries are told at once. */
const pageSize = 5000
const maxRank = 2_147_483_647

/**
 * What anybody needs to repeat a campaign's draw, as of one moment: entries behind `after`, and with `next` where to
 * go on. While the campaign runs, only results that their owners know are told, and not the secret. `notFound` for
 * one that is not approved.
 */
export function readProof(
  { db }: Pick<Context, 'db'>,
  campaign: Campaign,
  after = 0,
): Promise<ProofFile> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => proofOf(trx, campaign, after))
}

async function proofOf(trx: Db, campaign: Campaign, after: number): Promise<ProofFile> {
  const { id, slug, commitment, revealed, announced } = campaign
  if (commitment === null) throw new Refusal('notFound')
  const drawn = await findDrawn(trx, id)
  const [first, ...others] = await listProven(trx, id, Math.max(0, after - 1), pageSize + 1)
  const isWhole = after === 0
  const found = first && isWhole ? [first, ...others].slice(0, pageSize) : others
  const draw = campaign.kind === 'draw' ? await findDraw(trx, id) : null
  const beacon = await beaconOf(trx, campaign, { draw, found })
  const isLast = found.length < pageSize
  let previous = isWhole ? commitment : (first?.hash ?? commitment)
  const entries = found.map((entry) => {
    const proven = toProven(campaign, entry, previous)
    previous = entry.hash
    return proven
  })
  return {
    campaign: slug,
    commitment,
    ...(revealed === null ? {} : { secret: revealed }),
    ...(beacon ? { beacon } : {}),
    box: announced,
    drawn,
    entries,
    ...(isLast ? {} : { next: entries.at(-1)!.number }),
    ...(draw && (isWhole || isLast) ? { ranking: await rankingOf(trx, id, draw) } : {}),
  }
}

/** The rounds that these entries were decided by, or the one of their draw. */
async function beaconOf(
  trx: Db,
  { announced: { beacon, kind } }: Campaign,
  { draw, found }: { draw: Draw | null; found: readonly ProvenEntry[] },
): Promise<ProofFile['beacon']> {
  if (!beacon) return undefined
  const ofDraw = draw?.round ? [draw.round] : []
  const ofEntries = () => new Set(found.map(({ at }) => roundAfter(beacon, at.getTime())))
  const wanted = kind === 'draw' ? ofDraw : [...ofEntries()]
  return { ...beacon, rounds: await listRounds(trx, beacon.hash, wanted) }
}

async function rankingOf(trx: Db, id: number, draw: Draw): Promise<ProofFile['ranking']> {
  const { root, round, closedAt, finishedAt } = draw
  const ranks = finishedAt === null ? [] : await listRanks(trx, id, 1, maxRank)
  return {
    closed_at: closedAt.toISOString(),
    root,
    ...(round === null ? {} : { round }),
    ranks: ranks.map(({ rank, number, score }) => ({ rank, number, score })),
  }
}

function toProven(
  { announced, revealed }: Campaign,
  entry: ProvenEntry,
  previous: string,
): ProofEntry {
  const { number, at, source, storeCode, seal, hash, state, result, cancelledAfter } = entry
  const isTold = result !== null && (state === 'played' || (state === 'open' && revealed !== null))
  const lot = isTold ? resultOf(result) : null
  return {
    number,
    at: at.toISOString(),
    source,
    ...(storeCode === null ? {} : { store: storeCode }),
    seal,
    previous_hash: previous,
    entry_hash: hash,
    ...(isTold ? { result: { lot, prize: lot === null ? null : announced.lots[lot]!.prize } } : {}),
    ...(cancelledAfter === null ? {} : { cancelled_after: cancelledAfter }),
  }
}
