import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  endpointKey,
  needsLogin,
  realmsOf,
  type DeclaredAccess,
  type Endpoint,
} from '#domain/contract.ts'
import { savePharmacyLink } from '#server/pharmacy/index.ts'
import type { RawRoute } from '#server/platform/http/raw-route.ts'
import type { TestShop } from './support/app.ts'
import { issueCodes, openProgramme, voucherCampaign } from './support/loyalty.ts'
import { openMemberShop } from './support/members.ts'
import { purchaseForm } from './support/purchases.ts'
import { giveEntries, openStoreGame } from './support/pharmacy-games.ts'
import { addStock } from './support/stock.ts'
import { openPharmacy, pharmacyPassword, type PharmacyLogin } from './support/pharmacy.ts'
import { openSurvey, parseQuestions, sendPhoto } from './support/surveys.ts'

/**
 * A pharmacy with a row of every kind, and another one whose owner and staff aim every call that a
 * pharmacy has at those rows, by their numbers. What is read must hold nothing of the first
 * pharmacy, and what is written must leave each of its rows as it was.
 */
let shop: TestShop
let mine: PharmacyLogin
let theirs: Record<'owner' | 'staff', PharmacyLogin>
let rows: Rows
let routes: AnyRoute[]

type AnyRoute = Pick<Endpoint | RawRoute, 'method' | 'path'> & DeclaredAccess

const phone = '0987111222'

/** Words that stand in one row each and nowhere else. */
const marks = {
  customer: 'Bà Dấu Riêng',
  goods: 'Hàng dấu riêng',
  note: 'Ghi chú dấu riêng',
  reminder: 'Nhắc dấu riêng',
  device: 'Trình duyệt dấu riêng',
  link: 'Liên kết dấu riêng',
  answer: 'Trả lời dấu riêng',
  bill: 'Hoá đơn dấu riêng',
  prize: 'Giải dấu riêng',
}

interface Rows {
  purchase: number
  reminder: number
  device: number
  link: string
  survey: number
  answer: number
  photo: string
  campaign: number
  voucherLog: number
  code: string
}

beforeAll(async () => {
  shop = await openMemberShop()
  mine = await openPharmacy(shop, { code: 'NT-MINE' })
  theirs = {
    owner: await openPharmacy(shop, { code: 'NT-THEIRS' }),
    staff: await openPharmacy(shop, { code: 'NT-THEIRS', role: 'staff' }),
  }
  rows = await fillMine()
  const endpoints = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  routes = [...endpoints, ...shop.app.rawRoutes.values()].filter(
    (each) => needsLogin(each) && realmsOf(each).includes('pharmacy'),
  )
})
afterAll(() => shop.close())

/**
 * Each call of a pharmacy, aimed at the rows of the first one. A new one is not done before it stands
 * here; those that end the session come last.
 */
const aims: Record<string, (at: Rows) => object> = {
  'GET /drugstore/devices': () => ({}),
  'DELETE /drugstore/devices/{id}': ({ device }) => ({ id: device }),
  'GET /drugstore/links': () => ({}),
  'PUT /drugstoreRedirectLink/update-islogin/{id}': ({ link }) => ({ id: link, islogin: false }),

  'GET /drugstoreEarnPointLog': () => ({ ...wholeYear, keyword: phone }),
  'GET /drugstoreEarnPointLog/export': () => wholeYear,
  'GET /drugstore/statistics': () => ({ ...wholeYear, by: 'day' }),
  'GET /drugstore/statement': () => ({ month: '2026-11' }),
  'GET /drugstore/statement/export': () => ({ month: '2026-11' }),

  'GET /voucherLog': () => ({ ...wholeYear, keyword: phone }),
  'GET /voucherLog/info-voucher': () => ({
    voucherCode: 'KHONGCO',
    drugstoreCode: mine.code,
    phone,
  }),
  'POST /voucherLog/send-otp': () => ({ voucherCode: 'KHONGCO', phone }),
  'POST /voucherLog': () => ({ voucherCode: 'KHONGCO', phone }),
  'POST /voucherLog/{id}/cancel': ({ voucherLog }) => ({ id: voucherLog, reason: 'Nhầm' }),
  'GET /voucherLog/offers': () => ({}),
  'GET /voucherV2/{id}': ({ campaign }) => ({ id: campaign }),
  'POST /voucherLog/info-survey': () => ({ phone }),
  'GET /drugstoreV2/games': () => ({}),
  'GET /drugstoreV2/wheel': () => ({}),
  'GET /drugstoreV2/check-wheel': () => ({ phone }),
  'POST /voucherLog/submit-result-game': () => ({ phone }),
  'GET /luckyMoney/checking': () => ({}),
  'POST /luckyMoney/tracking': () => ({ event: 'view' }),
  'POST /luckyMoney/start': () => ({}),
  'GET /drugstoreV2/draw': () => ({ phone }),
  'GET /drugstoreV2/prizes': () => ({ phone }),
  'GET /drugstoreV2/game-statistics': () => ({ from: '2026-01-01', to: '2026-11-30' }),

  'GET /admin/loyalty/search/customer': () => ({ phone }),
  'POST /presenter-pharma/requestEarnPoint': ({ code }) => ({ phone, code }),
  'POST /presenter-pharma/requestEarnPointV2': ({ code }) => ({ phone, code }),
  'POST /presenter-pharma/requestEarnPointV3': ({ code }) => ({ phone, codes: [code] }),

  'GET /historyPurchase': () => ({ keyword: phone }),
  'GET /historyPurchase/{id}': ({ purchase }) => ({ id: purchase }),
  'POST /historyPurchase': () => purchaseForm({ phone }),
  'PUT /historyPurchase/{id}': ({ purchase }) => ({ ...purchaseForm({ phone }), id: purchase }),
  'DELETE /historyPurchase/{id}': ({ purchase }) => ({ id: purchase }),
  'GET /historyPurchase/customer': () => ({ keyword: phone }),
  'GET /historyPurchase/remind': ({ reminder }) => ({ id: reminder }),
  'POST /historyPurchase/remind': ({ reminder }) => ({ id: reminder, action: 'done' }),
  'POST /historyPurchase/ReadUnReadRemind': ({ reminder }) => ({ ids: [reminder], read: true }),
  'GET /drugstore/push-key': () => ({}),
  'PUT /drugstore/push': () => pushSubscription,
  'DELETE /drugstore/push': () => ({ endpoint: pushSubscription.endpoint }),

  'GET /survey/questions': ({ survey }) => ({ survey_id: survey }),
  'POST /survey/answers': ({ survey }) => ({ survey_id: survey, answers: { q1: 'Khác' } }),
  'PATCH /survey/answers/{id}': ({ answer }) => ({ id: answer, answers: { q1: null } }),
  'GET /survey/answers/drug-store/{code}': () => ({ code: mine.code }),
  'POST /survey/access-list/{id}': ({ survey }) => ({ id: mine.code, survey_id: survey }),
  'POST /survey/photo': ({ answer }) => ({ answer, question: 'q2' }),
  'GET /survey/photo/{id}': ({ photo }) => ({ id: photo }),

  'PUT /drugstore/change-password': () => ({
    old_password: pharmacyPassword,
    password: pharmacyPassword,
  }),
  'POST /drugstore/logout': () => ({}),
}
const wholeYear = { from: '2026-01-01', to: '2026-11-30', limit: 100 }
const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dau-rieng',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}

describe('one pharmacy and the rows of another', () => {
  test('every call that a pharmacy has is aimed at them', () => {
    expect(routes.map(endpointKey).toSorted()).toEqual(Object.keys(aims).toSorted())
  })

  test('the marks are what their own pharmacy reads', async () => {
    let read = ''
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const { body, statusCode } = await call(route, mine)
      expect([200, 404], `${endpointKey(route)}: ${statusCode}`).toContain(statusCode)
      read += body
    }
    const seen = [...Object.values(marks), mine.username].filter((mark) => read.includes(mark))
    expect(seen).toEqual([...Object.values(marks), mine.username])
  })

  test.each(['owner', 'staff'] as const)('its %s neither reads nor changes any', async (role) => {
    const before = await dumpMine()
    expect(before.length).toBeGreaterThan(10)
    for (const key of Object.keys(aims)) {
      const route = routes.find((each) => endpointKey(each) === key)!
      const { body, statusCode } = await call(route, theirs[role])
      // Not for its form: it reached what guards the rows.
      expect([200, 401, 403, 404, 409, 422], `${key}: ${body}`).toContain(statusCode)
      const seen = [...Object.values(marks), mine.username].filter((mark) => body.includes(mark))
      expect(seen, key).toEqual([])
      expect(await dumpMine(), key).toEqual(before)
    }
  })
})

function call({ method, path }: Pick<AnyRoute, 'method' | 'path'>, { headers }: PharmacyLogin) {
  const given = aims[endpointKey({ method, path })]!(rows) as Record<string, unknown>
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  const all = { ...headers, 'idempotency-key': crypto.randomUUID() }
  if (path === '/survey/photo') {
    return sendPhoto(shop, { answer: rows.answer, question: 'q2', file: picture }, headers)
  }
  const query = method === 'GET' ? `?${new URLSearchParams(given as Record<string, string>)}` : ''
  return shop.app.fastify.inject({
    method,
    url: `/api${address}${query}`,
    headers: all,
    ...(method === 'GET' ? {} : { payload: given }),
  })
}

const picture = await sharp({
  create: { width: 40, height: 40, channels: 3, background: '#0a7d5b' },
})
  .png()
  .toBuffer()

async function fillMine(): Promise<Rows> {
  await openProgramme(shop)
  const [jex] = await addStock(shop.ctx.db, [{ code: 'JEX', price: 325_000 }])
  const [earned, code] = await issueCodes(shop, jex!, 2)
  const purchase = await ask<{ id: number }>('POST', '/historyPurchase', {
    ...purchaseForm({ phone, customer_name: marks.customer, note: marks.note }),
    products: [{ name: marks.goods, quantity: 1, days_of_supply: 30 }],
  })
  const reminder = await ask<{ id: number }>('POST', '/historyPurchase/remind', {
    phone,
    customer_name: marks.customer,
    remind_at: '2026-11-28',
    note: marks.reminder,
  })
  await ask('POST', '/presenter-pharma/requestEarnPoint', { phone, code: earned })
  await ask('PUT', '/drugstore/push', pushSubscription)
  await playGames()
  const campaign = await voucherCampaign(shop, { name: 'Ưu đãi tại quầy' })
  return {
    purchase: purchase.id,
    reminder: reminder.id,
    code: code!,
    campaign,
    voucherLog: await useVoucher(campaign),
    ...(await answerSurvey()),
    device: await markDevice(),
    link: await savePharmacyLink(shop.ctx, shop.ctx.db, {
      pharmacyId: mine.pharmacyId,
      target: '/nha-thuoc/',
      islogin: true,
      note: marks.link,
    }),
  }
}

async function answerSurvey(): Promise<Pick<Rows, 'survey' | 'answer' | 'photo'>> {
  const survey = await openSurvey(shop, {
    questions: parseQuestions('q1: text; q2: photo optional'),
  })
  const started = { survey_id: survey, answers: { q1: marks.answer } }
  const answer = await ask<{ id: number }>('POST', '/survey/answers', started)
  const sent = { answer: answer.id, question: 'q2', file: picture }
  const photo = await sendPhoto(shop, sent, mine.headers)
  return { survey, answer: answer.id, photo: photo.json<{ data: { id: string } }>().data.id }
}

/** A wheel and a draw of every pharmacy: one turn won here, one entry open, one number. */
async function playGames(): Promise<void> {
  const prizes = [{ id: 1, name: marks.prize, kind: 'physical' as const, value: 500_000 }]
  const lots = [{ prize: 1, store: mine.code, quantity: 50, last_day: 0 }]
  const wheel = await openStoreGame(shop, { slug: 'vong-quay-dau-rieng', prizes, lots, blanks: 0 })
  const shown = { slug: 'quay-so-dau-rieng', kind: 'draw' as const, prizes, lots, blanks: 0 }
  const draw = await openStoreGame(shop, shown)
  await giveEntries(shop, wheel, { phone, store: mine.code, count: 2 })
  await giveEntries(shop, draw, { phone, store: mine.code, count: 1 })
  await ask('POST', '/voucherLog/submit-result-game', { phone })
}

/** As the counter wrote it down. */
async function useVoucher(campaign: number): Promise<number> {
  const { rows: made } = await shop.ctx.pool.query<{ id: number }>(
    `insert into store_voucher_log (store_code, store_user, phone, campaign_id, code_masked, kind, products, saving, used_at)
     values ($1, $2, $3, $4, 'QUA***', 'offer', $5, 20000, $6) returning id::int`,
    [
      mine.code,
      mine.username,
      phone,
      campaign,
      JSON.stringify([{ id: 1, name: marks.bill, quantity: 1 }]),
      shop.ctx.clock.now(),
    ],
  )
  return made[0]!.id
}

async function markDevice(): Promise<number> {
  const { rows: marked } = await shop.ctx.pool.query<{ id: number }>(
    `update drugstore_session s set device = $2 from drugstore_user u
     where u.id = s.user_id and u.drugstore_id = $1 returning s.id::int`,
    [mine.pharmacyId, marks.device],
  )
  return marked[0]!.id
}

async function ask<T>(method: 'POST' | 'PUT', path: string, payload: object): Promise<T> {
  const headers = { ...mine.headers, 'idempotency-key': crypto.randomUUID() }
  const answer = await shop.app.fastify.inject({ method, url: `/api${path}`, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ data: T }>().data
}

/** Every row of the first pharmacy, wherever a table names the one it belongs to. */
async function dumpMine(): Promise<string[]> {
  const { rows: tables } = await shop.ctx.pool.query<{ name: string; by: string }>(
    `select table_name as name, column_name as by from information_schema.columns
     where table_schema = 'public' and column_name in ('drugstore_id', 'store_code') order by 1`,
  )
  const owned = tables.map(({ name, by }) =>
    by === 'drugstore_id'
      ? `select '${name}' as kind, to_jsonb(t) as entry from "${name}" t where t.drugstore_id = $1`
      : `select '${name}', to_jsonb(t) from "${name}" t where t.store_code = $2`,
  )
  const below = [
    `select 'session', to_jsonb(s) from drugstore_session s join drugstore_user u on u.id = s.user_id where u.drugstore_id = $1`,
    `select 'line', to_jsonb(l) from store_purchase_line l join store_purchase p on p.id = l.purchase_id where p.drugstore_id = $1`,
    `select 'photo', to_jsonb(f) from survey_photo f join survey_answer a on a.id = f.answer_id where a.store_code = $2`,
    `select 'store', to_jsonb(d) from drugstore d where d.id = $1`,
  ]
  const { rows: found } = await shop.ctx.pool.query<{ text: string }>(
    `select kind || ' ' || entry as text from (${[...owned, ...below].join(' union all ')}) as t(kind, entry) order by 1`,
    [mine.pharmacyId, mine.code],
  )
  return found.map(({ text }) => text)
}
