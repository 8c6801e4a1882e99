import { roundAfter } from '#domain/game/beacon.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/api.ts'
import type { ProofEntry, ProofFile } from '#domain/game/proof.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { findCampaign, type Campaign } from './campaign-queries.ts'
import { resultOf } from './draw-due.ts'
import { findDrawn, listProven, listRounds, type ProvenEntry } from './proof-queries.ts'

export async function getGameProof(
  ctx: Context,
  { slug, after }: ParsedInput<typeof api.getGameProof>,
): Promise<ProofFile> {
  const campaign = await findCampaign(ctx.db, slug)
  if (!campaign) throw new Refusal('notFound')
  return readProof(ctx, campaign, after)
}

/** So many entries are told at once. */
const pageSize = 5000

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
  const beacon = announced.beacon && {
    ...announced.beacon,
    rounds: await listRounds(trx, announced.beacon.hash, [
      ...new Set(found.map(({ at }) => roundAfter(announced.beacon!, at.getTime()))),
    ]),
  }
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
    ...(found.length === pageSize ? { next: entries.at(-1)!.number } : {}),
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
