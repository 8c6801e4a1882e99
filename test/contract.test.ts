import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listPointHistory } from '#domain/membership/api.ts'
import { checkVouchers } from '#domain/voucher/api.ts'
import {
  endpointKey,
  needsLogin,
  platformRefusals,
  realmsOf,
  type DeclaredAccess,
  type Endpoint,
} from '#domain/contract.ts'
import {
  changePharmacyPassword,
  getPharmacyArea,
  getPharmacySession,
  listPharmacyDevices,
} from '#domain/pharmacy/api.ts'
import { refusals } from '#domain/errors.ts'
import { schemaNames } from '#server/platform/http/open-api/schema-names.ts'
import { pharmacyRoles, type PharmacyRole } from '#domain/session/pharmacy-roles.ts'
import { permissionsOf, staffRoles, type StaffRole } from '#domain/staff/permissions.ts'
import { collectEndpoints } from './support/all-endpoints.ts'
import type { TestShop } from './support/app.ts'
import { openMemberShop, registerMember } from './support/members.ts'
import { isForPartner, listPartnerCallers, type PartnerCaller } from './support/partners.ts'
import { hireStaff } from './support/staff.ts'
import { openPharmacy, pharmacyPassword } from './support/pharmacy.ts'

const domain = resolve(import.meta.dirname, '../domain')
const endpoints = await collectEndpoints()
let shop: TestShop

beforeAll(async () => {
  shop = await openMemberShop()
})
afterAll(() => shop.close())

describe('the contract', () => {
  test('has a route for every endpoint, and no route without one', () => {
    const served = [...shop.app.routes.keys()].toSorted()
    expect(served).toEqual(endpoints.map(endpointKey).toSorted())
  })

  test('is described whole in OpenAPI 3.1', async () => {
    const response = await shop.app.fastify.inject('/api/openapi.json')
    const document = response.json<{ openapi: string; paths: Record<string, object> }>()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const system = ['/auth/csrf-token', '/health/live', '/health/ready', '/metrics']
    const expected = [
      ...endpoints.map(endpointKey),
      ...shop.app.rawRoutes.keys(),
      ...system.map((path) => `GET ${path}`),
    ]
    expect(described.toSorted()).toEqual(expected.toSorted())
  })

  test('names every operation once, says whose login it wants, and refers to what there is', async () => {
    const { body } = await shop.app.fastify.inject('/api/openapi.json')
    const { paths, components } = JSON.parse(body) as {
      paths: Record<string, Record<string, { operationId: string; security: object[] }>>
      components: Record<string, Record<string, object>>
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const schemes = operations.flatMap(({ security }) => security.flatMap(Object.keys))
    expect(Object.keys(components.securitySchemes!)).toEqual(expect.arrayContaining(schemes))
    const references = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    )
    const named = Object.keys(components.schemas!)
    expect(new Set(references)).toEqual(new Set(named))
    expect(named).toEqual(expect.arrayContaining(['Order', 'Product', 'Game', 'ArticleCard']))
    expect(body).not.toContain('$defs')
  })

  test('knows every schema of the domain by its name', async () => {
    const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const urls = files.map((file) => pathToFileURL(join(domain, file)).href)
    const modules = (await Promise.all(urls.map((url) => import(url)))) as object[]
    const schemas = modules
      .flatMap((each): [string, unknown][] => Object.entries(each))
      .filter(([key, value]) => key.endsWith('Schema') && value instanceof z.ZodType)
    expect(schemas.length).toBeGreaterThan(70)
    const nameless = schemas.filter(([, value]) => !schemaNames.has(value as z.ZodType))
    expect(nameless.map(([key]) => key)).toEqual([])
  })

  test('tells once what every endpoint may refuse', async () => {
    const response = await shop.app.fastify.inject('/api/openapi.json')
    const { description } = response.json<{ info: { description: string } }>().info
    for (const code of platformRefusals) expect(description).toContain(code)
  })

  test('can be read by a person at /api/docs', async () => {
    const page = await shop.app.fastify.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    for (const { summary } of endpoints) expect(page.body).toContain(summary.slice(0, 20))
  })

  test('speaks Vietnamese in every refusal', () => {
    // The specification gives this one in its own words; the screen says it in ours.
    const { voucherMemberInvalid, ...others } = refusals
    expect(voucherMemberInvalid.message).toBe('Voucher Member invalid')
    for (const { message } of Object.values(others)) expect(message).toMatch(/[à-ỹÀ-Ỹđ]/)
  })
})

/** Each pair of a route and somebody it is not for. */
describe('whoever an endpoint is not for is refused', () => {
  let everybody: Somebody[]

  beforeAll(async () => {
    const member = await registerMember(shop, '0912345678')
    everybody = [
      { who: 'guest', headers: {} },
      { who: 'member', headers: member.headers },
      { who: 'forger', headers: { authorization: `Bearer ${'x'.repeat(43)}` } },
    ]
    for (const role of staffRoles) {
      const { headers, token } = await hireStaff(shop, role)
      everybody.push({ who: role, headers })
      // On a shop call the back office's cookie is nobody's.
      everybody.push({ who: role, headers: { cookie: `session=${token}; desk=${token}` } })
    }
    for (const role of pharmacyRoles) {
      const { headers, token, code } = await openPharmacy(shop, { role })
      everybody.push({ who: `store ${role}`, headers })
      everybody.push({ who: `store ${role}`, headers: cookieOf(code, token) })
    }
    // In a cookie of another name, or with another pharmacy's header, a pharmacy's session is nobody's.
    const { headers, token, code } = await openPharmacy(shop)
    for (const forged of [
      { cookie: `${code}=${token}; session=${token}` },
      cookieOf('NT-KHAC', token),
      { ...headers, drugstoreid: 'NT-KHAC' },
    ]) {
      everybody.push({ who: 'forger', headers: forged })
    }
    everybody.push(...(await listPartnerCallers(shop)))
  })

  test('by every route that is not for everyone', async () => {
    const proof = await readProof()
    let refused = 0
    for (const route of allRoutes()) {
      for (const { who, headers } of everybody.filter((each) => !isFor(route, each))) {
        const answer = await shop.app.fastify.inject({
          method: route.method,
          url: `/api${route.path.replace(/\{\w+\}/g, '1')}`,
          headers: { ...proof, ...headers },
        })
        const name = `${endpointKey(route)} by ${who}`
        expect([401, 403, 404], name).toContain(answer.statusCode)
        expectOneErrorShape(answer.body, answer.statusCode)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(300)
    // Some thousand calls.
  })

  test('and whoever it is for gets past the guard', async () => {
    const proof = await readProof()
    const writes = allRoutes().filter((each) => needsLogin(each) && each.method !== 'GET')
    for (const route of writes) {
      const allowed = everybody.find((each) => isFor(route, each))
      const needed = `${endpointKey(route)} for ${allowed?.who}`
      if (!allowed) throw new Error(`nobody may call ${endpointKey(route)}`)
      // A pharmacy that the path names is another's here.
      if (route.path.startsWith('/survey/access-list/')) continue
      // Ended with the first call.
      if (/^\/(admin\/auth\/|auth\/logout|drugstore\/logout)/.test(route.path)) continue
      const answer = await shop.app.fastify.inject({
        method: route.method,
        url: `/api${route.path.replace(/\{\w+\}/g, 'x')}`,
        headers: { ...proof, ...allowed.headers },
      })
      expect([401, 403], needed).not.toContain(answer.statusCode)
    }
  })

  test('also in words: what a role may not do is told apart from being nobody', async () => {
    const care = everybody.find(({ who }) => who === 'care')!
    const told = await shop.app.fastify.inject({ url: '/api/admin/staff', headers: care.headers })
    expect(told.json()).toMatchObject({ statusCode: 403, errors: { code: 'forbidden' } })
  })

  test("what is a pharmacy owner's is refused to the pharmacy's staff in those words", async () => {
    const { headers } = everybody.find(({ who }) => who === 'store staff')!
    const proof = await readProof()
    const owners = allRoutes().filter(({ role }) => role === 'owner')
    expect(owners.length).toBeGreaterThan(0)
    for (const { method, path } of owners) {
      const url = `/api${path.replace(/\{\w+\}/g, '1')}`
      const told = await shop.app.fastify.inject({ method, url, headers: { ...proof, ...headers } })
      expect(told.json(), path).toMatchObject({ statusCode: 403, errors: { code: 'forbidden' } })
    }
  })
})

describe('a pharmacy’s account whose password was drawn in the back office', () => {
  /** What it may call, of everything that is only for pharmacies. */
  const allowed = ['POST /drugstore/logout', 'PUT /drugstore/change-password']

  test.each(pharmacyRoles)('of the role %s does nothing before it has its own', async (role) => {
    const { headers, token, code } = await openPharmacy(shop, { role, mustChange: true })
    const proof = await readProof()
    const forPharmacies = allRoutes().filter(
      (each) => needsLogin(each) && realmsOf(each).includes('pharmacy'),
    )
    const refused = forPharmacies.filter((each) => !allowed.includes(endpointKey(each)))
    expect(forPharmacies.length - refused.length).toBe(allowed.length)
    for (const { method, path } of refused) {
      const url = `/api${path.replace(/\{\w+\}/g, '1')}`
      for (const who of [headers, cookieOf(code, token)]) {
        const told = await shop.app.fastify.inject({ method, url, headers: { ...proof, ...who } })
        const expected = { statusCode: 403, errors: { code: 'newPasswordRequired' } }
        expect(told.json(), `${method} ${path}`).toMatchObject(expected)
      }
    }
  })

  test('sees who it is and the frame of the area, and is let in by its new password', async () => {
    const login = await openPharmacy(shop, { mustChange: true })
    const area = await shop.call(getPharmacyArea, { code: login.code }, login)
    expect(area.code).toBe(login.code)
    const who = () => shop.call(getPharmacySession, {}, login)
    expect(await who()).toMatchObject({ pharmacy: { must_change: true } })
    const password = 'cây đa bến nước'
    await shop.call(changePharmacyPassword, { old_password: pharmacyPassword, password }, login)
    expect(await who()).toMatchObject({ pharmacy: { must_change: false } })
    expect(await shop.call(listPharmacyDevices, {}, login)).toHaveLength(1)
  })
})

/** Whatever is thrown at it: the one error shape, never a stack, SQL or another form. */
describe('nonsense', () => {
  const bodies = [
    '{',
    '[]',
    'null',
    '"x"',
    '{"products":"no"}',
    `{"a":${'['.repeat(50)}${']'.repeat(50)}}`,
  ]

  test.each(bodies)('%s as a body gets the one error shape from every write', async (body) => {
    for (const endpoint of allRoutes().filter(({ method }) => method !== 'GET')) {
      const answer = await shop.app.fastify.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/\{\w+\}/g, 'x')}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'nonsense-key' },
        payload: body,
      })
      expectNoFault(endpoint, answer)
    }
  })

  test.each(['%00', '%F0%9F%92%8A', "';drop table product", '../../etc/passwd', '9'.repeat(40)])(
    '%s in the path or query gets an answer or the one error shape from every read',
    async (text) => {
      for (const endpoint of allRoutes().filter(({ method }) => method === 'GET')) {
        const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(text))
        const query = `q=${encodeURIComponent(text)}&page=${encodeURIComponent(text)}&slug=${text}`
        const answer = await shop.app.fastify.inject(`/api${path}?${query}`)
        expectNoFault(endpoint, answer)
      }
    },
  )

  test('a sign that no text can hold, and a day that no calendar has, are no faults of ours', async () => {
    const checked = await shop.app.fastify.inject({
      method: 'POST',
      url: '/api/voucher/check',
      payload: { codes: ['THANG\u000011', '\u0000'], products: [] },
    })
    expect(checked.statusCode).toBe(400)
    const codes = { codes: ['THANG\u000011'], products: [] }
    expect(checkVouchers.input.parse(codes).codes).toEqual(['THANG11'])
    for (const from of ['0000-01-01', '9999-12-31', '2026-02-30']) {
      expect(listPointHistory.input.safeParse({ from }).success).toBe(false)
    }
  })

  test('too large a body, a wrong type, an unknown path and a broken URL', async () => {
    const { fastify } = shop.app
    const large = await fastify.inject({
      method: 'POST',
      url: '/api/order',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ note: 'x'.repeat(400_000) }),
    })
    expect(large.statusCode).toBe(413)
    const typed = await fastify.inject({
      method: 'POST',
      url: '/api/order',
      headers: { 'content-type': 'text/csv' },
      payload: 'a,b',
    })
    expect(typed.statusCode).toBe(415)
    const unknown = await fastify.inject('/api/no/such/thing')
    expect(unknown.statusCode).toBe(404)
    const broken = await fastify.inject('/api/product/slug/%E0%A4%A')
    expect(broken.statusCode).toBe(400)
    for (const answer of [large, typed, unknown, broken]) {
      expectOneErrorShape(answer.body, answer.statusCode)
    }
  })
})

/** Providers are answered in their own shape, and told no more than anybody. */
function expectNoFault(
  route: AnyRoute,
  { statusCode, body }: { statusCode: number; body: string },
): void {
  if (statusCode < 400) return
  const isProviders = shop.app.rawRoutes.has(endpointKey(route)) && route.realm === 'none'
  if (isProviders) expectNothingTold(body, statusCode)
  else expectOneErrorShape(body, statusCode)
}

function expectNothingTold(body: string, status: number): void {
  expect(body).not.toMatch(/select |insert |node_modules|\.ts:|at \w+ \(/i)
  expect(status).not.toBe(500)
}

function expectOneErrorShape(body: string, status: number): void {
  const answer = JSON.parse(body) as {
    statusCode: number
    errors: { code: string; message: string }
  }
  expect(answer.statusCode).toBe(status)
  expect(Object.keys(refusals)).toContain(answer.errors.code)
  expect(answer.errors.message).toMatch(/\S/)
  expectNothingTold(body, status)
}

type AnyRoute = Pick<Endpoint, 'method' | 'path'> & DeclaredAccess

/** Those that speak JSON and those that do not. */
function allRoutes(): AnyRoute[] {
  return [...endpoints, ...shop.app.rawRoutes.values()]
}

interface Somebody {
  who: 'guest' | 'member' | StaffRole | `store ${PharmacyRole}` | PartnerCaller['who']
  headers: Record<string, string>
}

function isFor(route: AnyRoute, { who }: Somebody): boolean {
  if (!needsLogin(route)) return true
  if (route.realm === 'partner') return isForPartner(route, who)
  const realms = realmsOf(route)
  if (who === 'member') return realms.includes('member')
  if (who.startsWith('store ')) {
    return realms.includes('pharmacy') && (!route.role || who === `store ${route.role}`)
  }
  const role = staffRoles.find((each) => each === who)
  if (!role || !realms.includes('staff')) return false
  return route.permission === 'any' || permissionsOf(role).some((held) => held === route.permission)
}

/** A browser that keeps the session of a pharmacy, and says which store it is about. */
function cookieOf(code: string, token: string): Record<string, string> {
  return { cookie: `${code}=${token}`, drugstoreid: code }
}

/** With it a cookie's write is refused for who sends it, not for a missing proof. */
async function readProof(): Promise<Record<string, string>> {
  const answer = await shop.app.fastify.inject('/api/auth/csrf-token')
  const { token, secret } = answer.json<{ data: { token: string; secret: string } }>().data
  return { 'csrf-token': token, 'csrf-secret': secret }
}
