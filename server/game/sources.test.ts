import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { GameRules } from '#domain/game/rules.ts'
import { earnWithCode, pharmacyEarn } from '#domain/membership/api.ts'
import * as desk from '#domain/order/backoffice/api.ts'
import { changeSurveyAnswer, startSurveyAnswer } from '#domain/survey/api.ts'
import { announced } from '#test/support/games.ts'
import type { TestShop } from '#test/support/app.ts'
import * as loyalty from '#test/support/loyalty.ts'
import { openMemberShop } from '#test/support/members.ts'
import {
  buyerWith,
  findFaults,
  listenToEvents,
  live,
  orderBody,
  placeFor,
  type Buyer,
} from '#test/support/order-lives.ts'
import { addStock, type ShelfProduct } from '#test/support/stock.ts'
import { openSurvey, parseQuestions } from '#test/support/surveys.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { saveEmployee } from '../employee/index.ts'
import { gameListeners, addGame, approveGame, playEntry, type Campaign } from './index.ts'

let shop: TestShop
let jex: ShelfProduct
let tra: ShelfProduct
let care: Record<string, string>
let lan: Buyer
let games = 0

beforeAll(async () => {
  shop = await openMemberShop()
  const shelf = await addStock(shop.ctx.db, [
    { code: 'JEX30', onHand: 1000 },
    { code: 'TRA', onHand: 1000 },
  ])
  jex = shelf[0]!
  tra = shelf[1]!
  await loyalty.openProgramme(shop)
  care = await staffHeaders(shop, 'care')
})
afterAll(() => shop.close())
beforeEach(async () => {
  lan = await buyerWith(shop, 0)
})

type Sources = GameRules['sources']

async function openGame(
  sources: Sources,
  {
    place = 'shop',
    box: part = {},
    ...rules
  }: Partial<GameRules> & { place?: Campaign['place']; box?: Partial<AnnouncedBox> } = {},
): Promise<Campaign> {
  games += 1
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const before = new Date(now - 3_600_000)
  const box = announced({
    slug: `nguon-luot-${games}`,
    opens_at: new Date(now - 1_800_000).toISOString(),
    closes_at: new Date(now + 86_400_000).toISOString(),
    ...part,
  })
  const game = { title: 'Vòng quay', place, audience: 'phone', announced: box } as const
  return ctx.db.transaction().execute(async (trx) => {
    const draft = await addGame(trx, { ...game, rules: { sources, ...rules } }, before)
    return approveGame(ctx, trx, { game: draft, by: 'nguoi-duyet', at: before })
  })
}

/** What a campaign's entries came from and what became of them, in their order. */
function entriesIn({ id }: Campaign) {
  return shop.ctx.db
    .selectFrom('game_entry')
    .select(['source', 'phone', 'store_code as store', 'state'])
    .where('campaign_id', '=', id)
    .orderBy('number')
    .execute()
}

async function delivered(...items: Parameters<typeof orderBody>[0]): Promise<string> {
  const { code } = await placeFor(shop, lan, orderBody(items))
  await live(shop, code, 'handedToCarrier', 'deliveredWithPoints')
  return code
}

async function giveBack(code: string, quantity: number, codes: string[] = []) {
  const pieces = [{ line_no: 1, quantity }]
  const input = { code, pieces, codes, reason: 'Khách đổi ý', restock: false }
  await shop.call(desk.returnPieces, input, { headers: care })
  await listenToEvents(shop)
}

const open = (source: string, phone: string) => ({ source, phone, store: null, state: 'open' })
const perOrder = { source: 'order', entries: 2, min_amount: 1 } as const

describe('an order', () => {
  test('brings its entries once it is delivered, and not before', async () => {
    const game = await openGame([perOrder])
    const { code } = await placeFor(shop, lan, orderBody([{ product: jex }]))
    await live(shop, code, 'handedToCarrier')
    expect(await entriesIn(game)).toEqual([])
    await live(shop, code, 'deliveredWithPoints')
    expect(await entriesIn(game)).toEqual([open('order', lan.phone), open('order', lan.phone)])
  })

  test('brings them once, however often it is told', async () => {
    const game = await openGame([perOrder])
    const code = await delivered({ product: jex })
    const { id } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const { giveEntries } = gameListeners['order.delivered']!
    await Promise.all(Array.from({ length: 8 }, () => giveEntries!(shop.ctx, { orderId: id })))
    expect(await entriesIn(game)).toHaveLength(2)
  })

  test('brings one for each piece of a named product, and loses those of pieces that come back', async () => {
    const game = await openGame([
      { source: 'product', entries: 1, product_ids: [jex.id], max_per_order: 5 },
    ])
    const code = await delivered({ product: jex, quantity: 3 }, { product: tra })
    await giveBack(code, 2)
    expect((await entriesIn(game)).map(({ state }) => state)).toEqual([
      'open',
      'cancelled',
      'cancelled',
    ])
    expect(await findFaults(shop)).toEqual([])
  })

  test('that came back whole before anybody was told brings none', async () => {
    const code = await delivered({ product: jex })
    const game = await openGame([perOrder])
    await giveBack(code, 1)
    const { id } = await shop.ctx.db
      .selectFrom('shop_order')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    await gameListeners['order.delivered']!.giveEntries!(shop.ctx, { orderId: id })
    expect(await entriesIn(game)).toEqual([])
  })

  test('keeps an entry that was played when it comes back', async () => {
    const game = await openGame([perOrder])
    const code = await delivered({ product: jex })
    await playEntry(shop.ctx, game, { phone: lan.phone, at: shop.ctx.clock.now() })
    await giveBack(code, 1)
    expect((await entriesIn(game)).map(({ state }) => state)).toEqual(['played', 'cancelled'])
  })

  test('holds the prize that its entry won when it comes back, and staff decide', async () => {
    const sure = {
      prizes: [{ id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 } as const],
      lots: [{ prize: 3, quantity: 10, last_day: 0 }],
      blanks: 0,
    }
    const game = await openGame([perOrder], { box: sure })
    const code = await delivered({ product: jex })
    const played = await playEntry(shop.ctx, game, { phone: lan.phone, at: shop.ctx.clock.now() })
    expect(played.win).toMatchObject({ state: 'credited', points: 20 })
    const winState = async () => {
      const wins = shop.ctx.db.selectFrom('game_win').select('state')
      return (await wins.where('campaign_id', '=', game.id).execute()).map(({ state }) => state)
    }
    await giveBack(code, 1)
    expect(await winState()).toEqual(['held'])
    expect((await entriesIn(game)).map(({ state }) => state)).toEqual(['played', 'cancelled'])
    // The same return heard of twice changes nothing.
    await listenToEvents(shop)
    expect(await winState()).toEqual(['held'])
    expect(await findFaults(shop)).toEqual([])
  })

  test('of an employee brings none where the rules say so', async () => {
    const strict = await openGame([perOrder])
    const lenient = await openGame([perOrder], { excludes_staff: false })
    const employee = { number: 'NV-77', name: 'Lê Văn Bình', phones: [lan.phone] }
    await shop.ctx.db
      .transaction()
      .execute((trx) => saveEmployee(trx, { ...employee, at: shop.ctx.clock.now() }))
    await delivered({ product: jex })
    expect(await entriesIn(strict)).toEqual([])
    expect(await entriesIn(lenient)).toHaveLength(2)
  })
})

describe('a genuine-goods code', () => {
  const perCode = (...ids: number[]) => ({ source: 'code', entries: 1, product_ids: ids }) as const
  const enter = (code: string) =>
    shop.call(
      earnWithCode,
      { code },
      { headers: { ...lan.headers, 'idempotency-key': crypto.randomUUID() } },
    )

  test('brings an entry along with its points where its product is meant', async () => {
    const [any, ofJex, ofTra] = [
      await openGame([perCode()]),
      await openGame([perCode(jex.id)]),
      await openGame([perCode(tra.id)]),
    ]
    const [code] = await loyalty.issueCodes(shop, jex, 1)
    await enter(code!)
    await enter(code!)
    await listenToEvents(shop)
    expect(await entriesIn(any)).toEqual([open('code', lan.phone)])
    expect(await entriesIn(ofJex)).toEqual([open('code', lan.phone)])
    expect(await entriesIn(ofTra)).toEqual([])
  })

  test('takes it back with its box', async () => {
    const game = await openGame([perCode()])
    const order = await delivered({ product: jex })
    shop.ctx.clock.advance(3_600_000)
    const [code] = await loyalty.issueCodes(shop, jex, 1)
    await enter(code!)
    await listenToEvents(shop)
    await giveBack(order, 1, [code!])
    expect((await entriesIn(game)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('that is entered at a counter brings its entry there', async () => {
    const everywhere = await openGame([perCode()], { place: 'store' })
    const elsewhere = await openGame([perCode()], { place: 'store', stores: ['NTXX99'] })
    const [code] = await loyalty.issueCodes(shop, jex, 1)
    await loyalty.callAsPharmacy(shop, pharmacyEarn, { phone: lan.phone, code: code! })
    await listenToEvents(shop)
    expect(await entriesIn(everywhere)).toEqual([{ ...open('code', lan.phone), store: 'HNI-012' }])
    expect(await entriesIn(elsewhere)).toEqual([])
  })
})

test('a survey that rewards a phone brings it an entry', async () => {
  const survey = await openSurvey(shop, {
    reward_points: 5,
    questions: parseQuestions('q1: one a, b'),
  })
  const game = await openGame([{ source: 'survey', entries: 1, survey_id: survey }])
  const other = await openGame([{ source: 'survey', entries: 1, survey_id: survey + 1 }])
  const { id } = await loyalty.callAsPharmacy(shop, startSurveyAnswer, { survey_id: survey })
  await loyalty.callAsPharmacy(shop, changeSurveyAnswer, {
    id,
    answers: { q1: 'a' },
    submit: true,
    phone: lan.phone,
  })
  await listenToEvents(shop)
  expect(await entriesIn(game)).toMatchObject([{ source: 'survey', phone: lan.phone }])
  expect(await entriesIn(other)).toEqual([])
})
