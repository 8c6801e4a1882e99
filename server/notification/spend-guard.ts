import { createHmac } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import { isMobilePhone } from '#domain/notification/sms.ts'
import {
  budgetsOfCode,
  budgetsOfMembersCode,
  budgetsOfOrderMessage,
  costBesideCodes,
  type Budget,
  type SpendRules,
} from '#domain/notification/spending.ts'
import { notificationTexts as texts } from '#domain/notification/texts.ts'
import type { Context } from '../context.ts'
import { networkOf, spendersOf } from '../platform/network.ts'
import { readSetting } from '../settings/index.ts'
import { messageFigures } from './figures.ts'
import { giveBack, spend } from './spend-queries.ts'

declare const allowanceBrand: unique symbol
/** The guard let one code through; it is given to `sendMessage`. */
export interface CodeAllowance {
  readonly phone: string
  readonly [allowanceBrand]: true
}

export interface CodeAsked {
  phone: string
  /** Left out where the asker has a budget of its own, as a pharmacy has: strangers beside it use none of that up. */
  address?: string
  /** Asked by the phone's member, from where they are known. */
  isMembers?: boolean
}

/**
 * Counts one code against the budgets of its phone, its block of numbers, the network it was asked
 * from, and the whole shop. Refusals: `rateLimited`, and `invalidInput` for a number that no paid
 * message can reach. Called before a code is drawn, so that a refusal voids nothing.
 */
export async function takeCodeAllowance(ctx: Context, asked: CodeAsked): Promise<CodeAllowance> {
  const { phone } = asked
  if (isPaid(ctx) && !isMobilePhone(phone)) {
    throw new Refusal('invalidInput', { fields: { phone: texts.notMobile } })
  }
  if (ctx.config.rateLimits) await takeBudgets(ctx, asked)
  return { phone } as CodeAllowance
}

async function takeBudgets(ctx: Context, { phone, address, isMembers = false }: CodeAsked) {
  const spenders = address === undefined ? [] : spendersOf(networkOf(address))
  const rules = await readSpendRules(ctx)
  const budgets = isMembers
    ? budgetsOfMembersCode(rules, phone)
    : budgetsOfCode(rules, phone, spenders)
  const short = await useUp(ctx, budgets)
  if (!short) return
  const kind = short.key.split(':')[0]!
  messageFigures(ctx.metrics.registry).refusedCodes.inc({ budget: kind })
  ctx.log.warn({ budget: kind }, 'a code was refused by the spend guard')
  const now = ctx.clock.now()
  const ends = windowStart(now, short.window).getTime() + short.window
  throw new Refusal('rateLimited', { retryAfter: Math.ceil((ends - now.getTime()) / 1000) })
}

/** One message about an order, which counts when it is sent. */
export interface OrderTurn {
  giveBack(): Promise<void>
}

/** Null when no more messages about orders go to this phone: nobody pays for what strangers cause there. */
export async function takeOrderTurn(
  ctx: Context,
  whom: { phone: string; memberId: number | null },
): Promise<OrderTurn | null> {
  if (!ctx.config.rateLimits) return { giveBack: async () => undefined }
  const budgets = budgetsOfOrderMessage(await readSpendRules(ctx), whom)
  const now = ctx.clock.now()
  if (await useUp(ctx, budgets)) return null
  return {
    giveBack: async () => {
      for (const { key, window } of budgets) {
        await giveBack(ctx.db, hashedKey(ctx, key), windowStart(now, window), 1)
      }
    },
  }
}

/** Uses up one of each, or nothing and tells the one that is short. */
async function useUp(ctx: Context, budgets: readonly Budget[]): Promise<Budget | null> {
  const now = ctx.clock.now()
  const usedUp = await spend(
    ctx.db,
    budgets.map(({ key, limit, window }) => ({
      key: hashedKey(ctx, key),
      startsAt: windowStart(now, window),
      amount: 1,
      limit,
    })),
  )
  return budgets.find(({ key }) => hashedKey(ctx, key) === usedUp) ?? null
}

export const costKey = 'cost'
/** What of it went into other things than codes. */
export const besideCodesKey = 'cost-beside-codes'

/** Sets money aside for one message; null when the day's is used up, or all but the codes' part. Đồng. */
export async function setCostAside(
  ctx: Context,
  cost: number,
  { isCode }: { isCode: boolean },
): Promise<SetAside | null> {
  const keys = isCode ? [costKey] : [costKey, besideCodesKey]
  if (cost === 0) return { cost, keys, startsAt: ctx.clock.now() }
  const startsAt = windowStart(ctx.clock.now(), days(1))
  const rules = await readSpendRules(ctx)
  const limitOf = (key: string) => (key === costKey ? rules.dailyCost : costBesideCodes(rules))
  const usedUp = await spend(
    ctx.db,
    keys.map((key) => ({ key, startsAt, amount: cost, limit: limitOf(key) })),
  )
  return usedUp === null ? { cost, keys, startsAt } : null
}

export interface SetAside {
  cost: number
  keys: readonly string[]
  startsAt: Date
}

/** What was set aside for the dearest channel is more than what the one that carried it costs. */
export async function settleCost(ctx: Context, aside: SetAside, spent: number): Promise<void> {
  const rest = aside.cost - spent
  if (rest <= 0) return
  for (const key of aside.keys) await giveBack(ctx.db, key, aside.startsAt, rest)
}

export async function readSpendRules(ctx: Pick<Context, 'db'>): Promise<SpendRules> {
  return readSetting(ctx.db, 'messageSpending')
}

/** Whether a message costs money: a provider is set up. */
export function isPaid({ config }: Context): boolean {
  return Boolean(config.messages?.zalo ?? config.messages?.esms)
}

/** Windows follow the Vietnam day. */
function windowStart(now: Date, window: number): Date {
  const offset = hours(7)
  return new Date(Math.floor((now.getTime() + offset) / window) * window - offset)
}

/** When the Vietnam day began whose money messages spend. */
export function dayStart(now: Date): Date {
  return windowStart(now, days(1))
}

/** Phones and addresses are counted, not kept. */
function hashedKey(ctx: Context, key: string): string {
  const kind = key.split(':')[0]!
  const hash = createHmac('sha256', ctx.config.secretKey)
    .update(`budget:${key}`)
    .digest('base64url')
  return key === kind ? kind : `${kind}:${hash.slice(0, 27)}`
}
