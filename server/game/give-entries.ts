import {
  entriesOfCode,
  entriesOfOrder,
  entriesOfReturned,
  entriesOfSurvey,
  type EntryCause,
  type OrderedGoods,
} from '#domain/game/earned-entries.ts'
import type { EntrySource } from '#domain/game/definition.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { codeCause } from '../genuine/index.ts'
import { findAccount } from '../loyalty/index.ts'
import { findKeptOrder, type Goods } from '../order/index.ts'
import type { Db } from '../platform/db.ts'
import { addEntries } from './add-entries.ts'
import { listGiving, listTaking, type Campaign } from './campaign-queries.ts'
import { cancelEntries } from './cancel-entries.ts'
import { mayPlay } from './may-play.ts'
import { holdReturned } from './winners/hold-returned.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** A delivered order brings its buyer what the rules of the open campaigns say. */
export function giveForOrder({ db, clock }: Tools, orderId: number): Promise<void> {
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    const order = await findKeptOrder(trx, orderId)
    if (!order || order.phone === '') return
    const goods = goodsOf(order.code, order.kept)
    await give(trx, at, {
      phone: order.phone,
      store: null,
      sources: ['order', 'product'],
      causesOf: ({ rules }) => entriesOfOrder(rules.sources, goods),
    })
  })
}

/**
 * Pieces came back: entries that what is kept would not bring go back with them. What a played one has won is held:
 * staff decide.
 */
export function takeBackForOrder({ db, clock }: Tools, orderId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await findKeptOrder(trx, orderId)
    if (!order) return
    const [all, kept] = [goodsOf(order.code, order.delivered), goodsOf(order.code, order.kept)]
    for (const campaign of await listGiving(trx, ['order', 'product', 'code'])) {
      const { sources } = campaign.rules
      const still = new Set(entriesOfOrder(sources, kept).map(({ cause }) => cause))
      const gone = [
        ...entriesOfOrder(sources, all).filter(({ cause }) => !still.has(cause)),
        ...order.codesBack.flatMap((hash) => entriesOfReturned(sources, codeCause(hash))),
      ]
      const causes = gone.map(({ cause }) => cause)
      if (causes.length === 0) continue
      if (campaign.state === 'approved') await cancelEntries(trx, campaign, causes)
      await holdReturned(trx, campaign, { causes, at: clock.now() })
    }
  })
}

/** Codes that earned points bring entries too; those entered at a counter come with their pharmacy. */
export function giveForCodes(
  tools: Tools,
  { accountId, pharmacyCode, codes }: EarnedCodes,
): Promise<void> {
  return giveToAccount(tools, accountId, {
    store: pharmacyCode,
    sources: ['code'],
    causesOf: ({ rules }) => codes.flatMap((code) => entriesOfCode(rules.sources, code)),
  })
}

export interface EarnedCodes {
  accountId: number
  pharmacyCode: string | null
  /** By the causes under which their points stand in the ledger. */
  codes: readonly { cause: string; productId: number | null }[]
}

/** A pharmacy's answer to a survey brings entries to whom it rewarded. */
export function giveForSurvey(tools: Tools, answer: RewardedAnswer): Promise<void> {
  return giveToAccount(tools, answer.accountId, {
    store: answer.pharmacyCode,
    sources: ['survey'],
    causesOf: ({ rules }) => entriesOfSurvey(rules.sources, answer),
  })
}

export interface RewardedAnswer {
  accountId: number
  pharmacyCode: string
  surveyId: number
  /** Under which the reward stands in the ledger. */
  cause: string
}

interface Earned {
  phone: string
  /** The pharmacy at whose counter it happened. */
  store: string | null
  sources: readonly EntrySource[]
  causesOf: (campaign: Campaign) => EntryCause[]
}

function giveToAccount(
  { db, clock }: Tools,
  id: number,
  earned: Omit<Earned, 'phone'>,
): Promise<void> {
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, { id }, vietnamDayOf(at))
    if (account?.phone) await give(trx, at, { ...earned, phone: account.phone })
  })
}

async function give(trx: Db, at: Date, { phone, store, sources, causesOf }: Earned): Promise<void> {
  for (const campaign of await listTaking(trx, sources)) {
    const causes = takesPartAt(campaign, store) ? causesOf(campaign) : []
    if (causes.length === 0 || !(await mayPlay(trx, campaign, phone))) continue
    const ofStore = campaign.place === 'store' ? { store: store! } : {}
    const wishes = causes.map((each) => ({ ...each, phone, ...ofStore }))
    await addEntries(trx, campaign, { wishes, at })
  }
}

/** A campaign at the counter is for what happens at its pharmacies. */
function takesPartAt(
  { place, audience, rules: { stores } }: Campaign,
  store: string | null,
): boolean {
  // Each pharmacy has its one entry there, and customers none.
  if (audience === 'stores') return false
  if (place !== 'store') return true
  return store !== null && (stores.length === 0 || stores.includes(store))
}

function goodsOf(code: string, { amount, lines }: Goods): OrderedGoods {
  const pieces = new Map<number, number>()
  for (const { productId, pieces: more } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + more)
  }
  return { code, amount, pieces }
}
