import { createHmac, randomInt } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import {
  canHaveTickets,
  normalizeTicket,
  ticketAlphabet,
  ticketLength,
} from '#domain/game/ticket-code.ts'
import { gameTexts } from '#domain/game/texts.ts'
import type { Context } from '../context.ts'
import { codeKeysOf, type CodeKeys } from '../platform/keys/keyring.ts'
import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { insertTickets } from './ticket-queries.ts'

/** What is kept of a ticket: nothing that could be tried out without the key. */
export function hashTicket(
  { secretKey, codeKey }: CodeKeys,
  campaignId: number,
  code: string,
): Buffer {
  return hashWith(codeKey ?? secretKey, campaignId, code)
}

/** What is looked up: a ticket of an earlier key is found as well. */
export function ticketHashes(keys: CodeKeys, campaignId: number, code: string): Buffer[] {
  return codeKeysOf(keys).map((key) => hashWith(key, campaignId, code))
}

function hashWith(codeKey: string, campaignId: number, code: string): Buffer {
  const key = createHmac('sha256', codeKey).update('game tickets').digest()
  return createHmac('sha256', key).update(`${campaignId}|${code}`).digest().subarray(0, 16)
}

/**
 * Makes so many tickets of a campaign and gives their codes, which are told this once. Refuses `conflict` for a
 * campaign that is not played with tickets, or with prizes that need to know whose they are.
 */
export async function issueTickets(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  campaign: Campaign,
  { count, at }: { count: number; at: Date },
): Promise<string[]> {
  const codes = drawTickets(count)
  await addTickets(ctx, trx, campaign, { codes, at })
  return codes
}

/** The same for codes that were printed before; one that is there already stays as it is. */
export async function addTickets(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  { id, rules, announced }: Campaign,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<void> {
  ensureTicketsFit({ rules, announced })
  const hashes = codes.map((code) => hashTicket(config, id, normalizeTicket(code)))
  await insertTickets(trx, id, hashes, at)
}

/** Refuses `conflict` for a campaign that is not played with tickets, or whose prizes need to know whose they are. */
export function ensureTicketsFit({
  rules,
  announced,
}: Pick<Campaign, 'rules' | 'announced'>): void {
  const isPlayed = rules.sources.some(({ source }) => source === 'ticket')
  if (isPlayed && canHaveTickets(announced)) return
  throw new Refusal('conflict', { message: gameTexts.ticketsElsewhere })
}

/** So many codes, all of them different; `prefix` stands before what nobody can guess. */
export function drawTickets(count: number, prefix = ''): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(prefix + drawCode())
  return [...codes]
}

function drawCode(): string {
  return Array.from(
    { length: ticketLength },
    () => ticketAlphabet[randomInt(ticketAlphabet.length)]!,
  ).join('')
}
