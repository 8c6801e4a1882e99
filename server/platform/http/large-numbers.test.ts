import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestShop } from '#test/support/app.ts'
import { openMemberShop, registerMember } from '#test/support/members.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

const maxInteger = 2_147_483_647
const beyondInteger = 99_999_999_999

/** Money, what a `bigint` keeps, what is looked up in a list of the code, and answers of surveys, kept as JSON. */
const mayBeLarge = [
  /\.(prices\.(from|to)|amount|payment|shipping_fee|estimated_point|agreed_(price|fee))$/,
  /\.(original_price|discount_price|new_original|new_discount|promotion_id|job_id|SendFailed|customer_of)$/,
  /\/auth\/user\/(addresses|sessions|push)\/\{id\}\S* \.id$/,
  /\/(refunds|bank-transactions|return-requests|standing-orders|dead-letters)\/\{id\}\S* \.id$/,
  /\/(voucherLog|survey\/answers|historyPurchase|drugstore\/devices)\/\S* \.id$/,
  /\/historyPurchase\/\S* \.(id|purchase_id|ids)$/,
  // What a game's prizes are worth, kept as JSON.
  /\/admin\/games\/\{id\} \.fields\.(prizes\.value|hold_value_from)$/,
  /\.(answers|questions\.(min|max|when\.value))$/,
  /\/admin\/games\/\{id\}\/(settle \.owed|dossier \.fields\.goods_value)$/,
  // Rows by their `bigint`: those before the last that was seen, or from one to another.
  /\/admin\/(partners|webhooks)\/\{id\}\S* \.(before|first|last)$/,
  /\/admin\/messages(\/\{id\})? \.(id|cursor)$/,
  /\/admin\/(mail-refusals|bell) \.cursor$/,
  /\/admin\/bell\/read \.until$/,
  // What a carrier handed over, kept as one.
  /\/admin\/cash-statements \.received$/,
  // Compared as a text.
  /\/admin\/consultants(\/website)? \.category$/,
]

describe('a number that no row can have', () => {
  test('is refused by every input, but where larger ones may be kept', () => {
    const large = [...shop.app.routes].flatMap(([key, { endpoint }]) => {
      const schema = z.toJSONSchema(endpoint.input, { io: 'output', unrepresentable: 'any' })
      return namesOfLarge(schema).map((name) => `${key} ${name}`)
    })
    expect(large.filter((name) => !mayBeLarge.some((known) => known.test(name)))).toEqual([])
  })

  test.each([
    ['PUT', `/api/order/AL1/lines/${beyondInteger}/review`, { stars: 5, version: 1 }],
    ['POST', `/api/order/AL1/lines/1e300/review`, { stars: 5 }],
    ['DELETE', `/api/auth/user/addresses/${Number.MAX_SAFE_INTEGER}`, {}],
    ['GET', `/api/historyPurchase/${beyondInteger}`, undefined],
  ] as const)('%s %s is no fault', async (method, url, payload) => {
    const { headers } = await registerMember(shop, `09771${String(callers++).padStart(5, '0')}`)
    const key = { 'idempotency-key': `large-number-${callers}` }
    const request = { method, url, headers: { ...headers, ...key }, ...(payload && { payload }) }
    expect((await shop.app.fastify.inject(request)).statusCode).toBeLessThan(500)
  })

  test.each([
    ['GET', `/api/admin/questions?category=${beyondInteger}`, undefined],
    ['PUT', '/api/admin/pictures/1', { version: beyondInteger, alt: 'Ảnh', credit: '' }],
    ['POST', '/api/admin/reviews/1/show', { version: beyondInteger, reason: '' }],
    ['PUT', '/api/admin/views/default', { list: 'employees', id: beyondInteger }],
    ['GET', `/api/admin/return-requests/${beyondInteger}`, undefined],
  ] as const)('%s %s at the back office is no fault', async (method, url, payload) => {
    const headers = await staffHeaders(shop, 'admin')
    const request = { method, url, headers, ...(payload && { payload }) }
    expect((await shop.app.fastify.inject(request)).statusCode).toBeLessThan(500)
  })
})

let callers = 0

interface Described {
  type?: string
  maximum?: number
}

/** Paths of the whole numbers that a schema lets be larger than an `integer` of the database. */
function namesOfLarge(schema: object, path = ''): string[] {
  const { type, maximum = Infinity } = schema as Described
  const isLarge = (type === 'integer' || type === 'number') && maximum > maxInteger
  const below = Object.entries(schema).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null
      ? namesOfLarge(part, isOfSchema(name) ? path : `${path}.${name}`)
      : [],
  )
  return isLarge ? [path, ...below] : below
}

function isOfSchema(name: string): boolean {
  return /^(\d+|properties|items|prefixItems|anyOf|allOf|oneOf|additionalProperties)$/.test(name)
}
