import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpointKey, areErrorsShownInPlace, type Endpoint, type Input } from '#domain/contract.ts'
import { askReturn, withdrawReturn } from '#domain/order/return-request/api.ts'
import { api, ApiError, onFailedCall } from '#web/api.ts'
import { tellFailedCall } from '#web/features/notices/failed-call.ts'
import { currentNotices, dismissNotice } from '#web/features/notices/notify.ts'
import { texts } from '#web/texts.ts'

const endpoints = await collectEndpoints()

beforeAll(() => onFailedCall(tellFailedCall))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentNotices()) dismissNotice(id)
})

/** Writes at a switch or a button without room for words. */
const toldByNotice = [
  'DELETE /auth/user/addresses/{id}',
  'DELETE /auth/user/deletion',
  'DELETE /auth/user/sessions/{id}',
  'DELETE /drugstore/devices/{id}',
  'DELETE /order/{code}/lines/{line_no}/review',
  'DELETE /standing-orders/{id}',
  'POST /admin/auth/logout',
  'POST /admin/bell/read',
  'POST /admin/bell/{id}/read',
  'POST /admin/bulk-jobs/{id}/resume',
  'POST /admin/bulk-jobs/{id}/stop',
  'POST /admin/content/as-of',
  'POST /auth/logout',
  'POST /auth/user/addresses/{id}/default',
  'POST /auth/user/sessions/end-others',
  'POST /content/as-of/end',
  'POST /drugstore/logout',
  'POST /historyPurchase/ReadUnReadRemind',
  'POST /order/take-over',
  'POST /order/{code}/returns/{no}/withdraw',
  'PUT /auth/user/consents',
  'PUT /drugstoreRedirectLink/update-islogin/{id}',
  'PUT /standing-orders/{id}',
]

/** Of other programs, which no page calls. */
const calledByNoPage = [
  'POST /api/app/Booking/GetFeeByCode/get-fee-by-code',
  'POST /api/app/Booking/initProduct',
  'POST /api/app/Location/districts/search',
  'POST /api/app/Location/wards/search',
  'PUT /api/app/MasterData/customers/{phone}/addresses',
  'POST /admin/consultants/website',
  'POST /auth/user',
  'POST /voucherLog/info-survey',
]

test('each contract of a write says whether its failure is told in place', () => {
  const told = endpoints.filter((endpoint) => !areErrorsShownInPlace(endpoint)).map(endpointKey)
  expect(
    told.toSorted(),
    'a write whose screen says what was refused is marked `errorsShownInPlace`; any other is listed here',
  ).toEqual([...toldByNotice, ...calledByNoPage].toSorted())
  const marked = endpoints.filter(
    ({ method, errorsShownInPlace }) => method === 'GET' && errorsShownInPlace,
  )
  expect(marked.map(endpointKey), 'a read needs no mark').toEqual([])
})

describe('every call that fails', () => {
  test.each([
    [
      'with the server’s words',
      { errors: { code: 'conflict', message: 'Đã đổi rồi' } },
      'Đã đổi rồi',
    ],
    ['without any', {}, texts.error],
  ])(
    'is told for three seconds with its status, %s, unless it is silent',
    async (_, body, words) => {
      vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }))
      for (const endpoint of endpoints) {
        expect(await noticesOf(endpoint), endpointKey(endpoint)).toEqual(
          areErrorsShownInPlace(endpoint)
            ? []
            : [
                {
                  title: 'Lỗi 409',
                  text: words,
                  kind: 'error',
                  duration: 3000,
                  id: expect.any(Number),
                },
              ],
        )
      }
    },
  )

  test('without an answer has a status that is not known', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const told = endpoints.filter((endpoint) => !areErrorsShownInPlace(endpoint))
    for (const endpoint of told) {
      const [notice] = await noticesOf(endpoint)
      expect(notice, endpointKey(endpoint)).toMatchObject({ title: 'Lỗi chưa xác định' })
    }
  })

  test('says itself whether it is told in place', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
    const silent = endpoints.find(areErrorsShownInPlace)!
    const told = endpoints.find((endpoint) => !areErrorsShownInPlace(endpoint))!
    expect(await noticesOf(silent, { silent: false })).toMatchObject([{ title: 'Lỗi 500' }])
    expect(await noticesOf(told, { silent: true })).toEqual([])
  })

  test('of a return is told once: the request in its dialog, taking it back by the notice', () => {
    expect([areErrorsShownInPlace(askReturn), areErrorsShownInPlace(withdrawReturn)]).toEqual([
      true,
      false,
    ])
  })

  test('for want of a session is answered by the login that opens', async () => {
    const errors = { code: 'unauthenticated', message: 'Vui lòng đăng nhập' }
    vi.stubGlobal('fetch', async () => Response.json({ errors }, { status: 401 }))
    for (const endpoint of endpoints) expect(await noticesOf(endpoint)).toEqual([])
  })
})

async function noticesOf(endpoint: Endpoint, options = {}) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '1'])
  const input = Object.fromEntries(names) as Input<Endpoint>
  await expect(api.call(endpoint, input, options)).rejects.toBeInstanceOf(ApiError)
  const told = [...currentNotices()]
  for (const { id } of told) dismissNotice(id)
  return told
}

async function collectEndpoints(): Promise<Endpoint[]> {
  const domain = resolve(import.meta.dirname, '../domain')
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/api.ts'))
    .map((file) => pathToFileURL(join(domain, file)).href)
  const modules = (await Promise.all(files.map((file) => import(file)))) as object[]
  return modules.flatMap((exported) => Object.values(exported).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'realm' in value && 'path' in value
}
