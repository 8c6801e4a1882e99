import { roundAfter, timeOfRound, type BeaconChain } from '#domain/game/beacon.ts'
import { isSignedRound, type BeaconRound } from '#domain/game/beacon-signature.ts'
import { BeaconFailure, fetchRound } from '../adapters/beacon/drand.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { findDraw } from './draw-queries.ts'
import { listWaitingMoments, saveRound, listMissingRounds } from './round-queries.ts'

/** So many are asked for at once, and so many in one go. */
const atOnce = 4
const inOneGo = 200

export interface Waiting {
  /** When the oldest round that is still missing was due; null: none is. */
  lateSince: number | null
  /** When the next round is due that something waits for; null: nothing waits. */
  nextAt: number | null
}

/**
 * Fetches the rounds that a campaign's entries or its draw wait for and that must be there by now. Nothing is stored
 * but what the chain's key has signed. What cannot be had is waited for: nothing is ever decided without it.
 */
export async function fetchWaitedFor(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  campaign: Campaign,
  at: Date,
): Promise<Waiting> {
  const { beacon: chain } = campaign.announced
  if (!chain) return { lateSince: null, nextAt: null }
  const missing = await listMissing(ctx, campaign)
  const isDue = (round: number) => timeOfRound(chain, round) <= at.getTime()
  const due = missing.filter(isDue).slice(0, inOneGo)
  const left = new Set(due)
  let isDown = false
  const worker = async () => {
    for (let round = due.shift(); round !== undefined && !isDown; round = due.shift()) {
      const found = await findRound(ctx, campaign, round)
      if (!found) isDown = true
      else {
        await saveRound(ctx.db, chain.hash, found)
        left.delete(round)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const oldest = Math.min(...left)
  const next = missing.find((round) => !isDue(round))
  return {
    lateSince: left.size > 0 ? timeOfRound(chain, oldest) : null,
    nextAt: next === undefined ? null : timeOfRound(chain, next),
  }
}

/** Stores a round that came another way, if its chain's key has signed it. */
export async function keepRound(db: Db, chain: BeaconChain, round: BeaconRound): Promise<void> {
  if (!isSignedRound(chain, round)) throw new Error(`round ${round.round} is not signed`)
  await saveRound(db, chain.hash, round)
}

/** In their order. */
async function listMissing(
  { db }: Pick<Context, 'db'>,
  { id, kind, announced }: Campaign,
): Promise<number[]> {
  const chain = announced.beacon!
  const draw = kind === 'draw' ? await findDraw(db, id) : null
  const moments = kind === 'draw' ? [] : await listWaitingMoments(db, id)
  const ofEntries = moments.map((moment) => roundAfter(chain, moment.getTime()))
  const ofDraw = draw?.round && draw.drawnAt === null ? [draw.round] : []
  const wanted = [...new Set([...ofEntries, ...ofDraw])]
  return wanted.length === 0 ? [] : listMissingRounds(db, chain.hash, wanted)
}

async function findRound(
  { config, log }: Pick<Context, 'config' | 'log'>,
  { slug, announced }: Campaign,
  round: number,
): Promise<BeaconRound | null> {
  if (!config.beacon) return null
  try {
    return await fetchRound(config.beacon.url, announced.beacon!, round)
  } catch (error) {
    if (!(error instanceof BeaconFailure)) throw error
    log.warn({ campaign: slug, round, reason: error.message }, 'no round of the beacon')
    return null
  }
}
