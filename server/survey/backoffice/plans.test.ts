import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/survey/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { countRead, explain, recordStatements, type Statement } from '#test/support/explained.ts'
import { staffHeaders } from '#test/support/staff.ts'
import { openSurvey, parseQuestions } from '#test/support/surveys.ts'

/** Pharmacies that answered the survey which is looked at, and all others together. */
const own = 10_000
const others = 30_000

let shop: TestShop
let client: Client
let headers: Record<string, string>
let statements: Statement[]
let id: number

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  const questions = parseQuestions(
    'q1: one a, b, c +other; q2: many a, b, c +other; q3: number; q4: scale 0–10; q5: text optional; q6: photo optional',
  )
  const surveys = []
  for (let nth = 0; nth < 4; nth += 1) surveys.push(await openSurvey(shop, { questions }))
  id = surveys[1]!
  client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  for (const survey of surveys) await fill(survey, survey === id ? own : others / 3)
  await client.query('vacuum analyze survey_answer')
  headers = await staffHeaders(shop, 'content')
  statements = recordStatements(shop.ctx.pool)
})
afterAll(async () => {
  await client.end()
  await shop.close()
})

/** Nine of ten have sent theirs; one of fifty says something in own words. */
async function fill(survey: number, pharmacies: number): Promise<void> {
  await client.query(
    `insert into survey_answer (survey_id, store_code, store_name, store_user, started_at, updated_at,
       sent_at, state, asked, answers)
     select $1, 'NT' || n, 'Nhà thuốc ' || n, 'nt' || n, at, at, case when n % 10 > 0 then at end,
       case when n % 10 > 0 then 'sent' else 'draft' end, '{q1,q2,q3,q4,q5,q6}',
       jsonb_build_object('q1', case when n % 50 = 1 then 'other:Tự nhập' else 'a' end,
         'q2', '["a", "c"]'::jsonb, 'q3', n % 500, 'q4', n % 11, 'q5', repeat('Giao nhanh. ', 20))
     from generate_series(1, $2::int) n,
       lateral (select timestamptz '2026-11-02T02:00:00Z' + n * interval '1 second' as at)`,
    [survey, pharmacies],
  )
}

async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  statements.length = 0
  await call()
  const texts = new Map(statements.map((statement) => [statement.text, statement]))
  return [...texts.values()].filter(({ text }) => text.includes('survey_answer'))
}

const first = () => shop.call(api.listPharmacyAnswers, { id }, { headers })
const late = () => shop.call(api.listPharmacyAnswers, { id, page: 150 }, { headers })

test.each([
  // Four of its questions are answered in words or pictures, each looks for the newest.
  ['results', () => shop.call(api.getSurveyResults, { id }, { headers }), 4 * own],
  ['the first page of stores', first, 2 * own],
  ['a late page of stores', late, 2 * own],
  ['one survey of the list', () => shop.call(api.listSurveys, { limit: 1 }, { headers }), 2 * own],
] as const)('%s: by an index, and of this survey alone', async (_, call, max) => {
  await expectFew(await statementsOf(call), max)
})

test('the table for spreadsheets is read a page at a time, however many other surveys there are', async () => {
  const asked = await statementsOf(exportAll)
  const pages = asked.filter(({ text }) => text.includes('limit'))
  expect(pages).toHaveLength(1)
  await expectFew(pages, 500)
})

async function expectFew(asked: readonly Statement[], max: number): Promise<void> {
  expect(asked.length).toBeGreaterThan(0)
  for (const statement of asked) {
    const whole = (await explain(client, statement)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'survey_answer',
    )
    expect(whole, statement.text).toEqual([])
    const read = (await countRead(client, statement)).filter(
      ({ table }) => table === 'survey_answer',
    )
    const rows = read.reduce((sum, each) => sum + each.rows, 0)
    expect(rows, statement.text).toBeLessThanOrEqual(max * 1.05)
  }
}

async function exportAll(): Promise<void> {
  const url = `/api/admin/surveys/${id}/export`
  const { body } = await shop.app.fastify.inject({ url, headers })
  expect(body.split('\n').length).toBeGreaterThan(own)
}
