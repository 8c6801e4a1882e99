import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { savePharmacyUser } from '#server/pharmacy/index.ts'
import { examine } from '#server/doctor.ts'
import { saveSurvey } from '#server/survey/index.ts'
import { testConfig } from '#test/support/test-config.ts'
import { killedShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { parseQuestions } from '#test/support/surveys.ts'

const surveys = 40
const devices = 4
const killAfter = 60

const shop = killedShop({ SECRET_KEY: testConfig.secretKey })
afterAll(() => shop.end())

test('kill -9 while a pharmacy sends its surveys from several devices: each is rewarded once or not yet', async () => {
  await shop.start()
  const { ids, token, code } = await withDatabase(shop.databaseUrl(), prepare)
  const told = { answers: 0 }
  const sending = times(devices, (device) => answerAll(ids, token, code, device, told))
  await Promise.all(sending)
  expect(told.answers).toBeGreaterThanOrEqual(killAfter)

  // The same devices go on afterwards, as their screens do.
  await shop.start()
  await Promise.all(times(devices, (device) => answerAll(ids, token, code, device, told)))
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    expect(await examine(db)).toEqual([])
    const answers = await db
      .selectFrom('survey_answer')
      .select(['state', 'rewarded'])
      .where('survey_id', 'in', ids)
      .execute()
    expect(answers).toHaveLength(surveys)
    expect(answers.every(({ state, rewarded }) => state === 'sent' && rewarded === 10)).toBe(true)
  })
  // It starts twice.
}, 180_000)

async function prepare(ctx: Context) {
  const at = ctx.clock.now()
  const questions = parseQuestions('q1: one a, b; q2: text if q1 is a')
  const days = { opens_on: '2020-01-01', closes_on: '2099-12-31' }
  const ids: number[] = []
  await ctx.db.transaction().execute(async (trx) => {
    for (let place = 0; place < surveys; place += 1) {
      const survey = { title: 'Kill', ...days, reward_points: 10, questions, published: true }
      ids.push(await saveSurvey(trx, survey, at))
    }
  })
  const { id: pharmacyId, code } = await ctx.db
    .selectFrom('drugstore')
    .select(['id', 'code'])
    .executeTakeFirstOrThrow()
  const login = { username: 'kill.surveys', password: 'quầy thuốc đầu ngõ' }
  const user = { ...login, pharmacyId, full_name: 'Trần Thị Hoa', role: 'staff' as const }
  await savePharmacyUser(ctx, ctx.db, { ...user, must_change: false })
  const answer = await send('POST', '/api/admin/auth/login', login)
  const { accessToken: token } = answer!.data as { accessToken: string }
  return { ids, token, code }
}

/** Ends quietly when the server was killed under it. */
async function answerAll(
  ids: readonly number[],
  token: string,
  code: string,
  device: number,
  told: { answers: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, drugstoreId: code }
  const phone = `097800010${device}`
  for (const survey_id of ids) {
    const begun = await send('POST', '/api/survey/answers', { survey_id }, headers)
    if (!begun) return
    expect(begun.status).toBe(200)
    const { id } = begun.data as { id: number }
    const answers = { q1: 'a', q2: `Máy ${device}` }
    const sent = await send(
      'PATCH',
      `/api/survey/answers/${id}`,
      { answers, submit: true, phone },
      { ...headers, 'idempotency-key': randomUUID() },
    )
    if (!sent) return
    expect(sent.status).toBe(200)
    told.answers += 1
    if (told.answers === killAfter) shop.kill()
  }
}

async function send(
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; data: unknown } | null> {
  try {
    const response = await fetch(shop.origin() + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: unknown }
    return { status: response.status, data }
  } catch (error) {
    // The server was killed under it, in the answer's head or in its body.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
