import { randomBytes } from 'node:crypto'
import type { DeclaredAccess } from '#domain/contract.ts'
import { partnerScopeNames, type PartnerScope } from '#domain/partner/scopes.ts'
import { savePartner } from '#server/partner/index.ts'
import type { TestShop } from './app.ts'

export interface TestPartner {
  id: number
  key: string
  key2: string
  /** 32 bytes in base64. */
  tokenKey: string
  headers: Record<string, string>
  /** Headers with which it may write: both keys, and a token of now. */
  proven(): Promise<Record<string, string>>
}

/** A partner with two keys of these scopes. */
export async function openPartner(
  shop: TestShop,
  scopes: readonly PartnerScope[],
  { perMinute = 1000 } = {},
): Promise<TestPartner> {
  const [key, key2] = [`alk_${newSecret()}`, `alk_${newSecret()}`]
  const tokenKey = randomBytes(32).toString('base64')
  const id = await savePartner(shop.ctx, {
    name: `Đối tác ${newSecret().slice(0, 8)}`,
    contactName: '',
    contactEmail: '',
    tokenKey,
    perMinute,
    keys: [
      { name: 'Khoá chính', secret: key, scopes },
      { name: 'Khoá phụ', secret: key2, scopes },
    ],
  })
  shop.ctx.changeBus.tell(['partners'])
  const headers = { 'x-api-key': key }
  const proven = async () => {
    const answer = await shop.app.fastify.inject({ url: '/api/api/app/Csrf/GetToken', headers })
    const { token } = answer.json<{ data: { data: { token: string } } }>().data.data
    return { ...headers, 'x-api-key-2': key2, 'csrf-token': token }
  }
  return { id: id!, key, key2, tokenKey, headers, proven }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export interface PartnerCaller {
  who: 'forger' | `partner ${PartnerScope}`
  headers: Record<string, string>
}

/** A partner for each scope, and those who are none for all they bring. */
export async function listPartnerCallers(shop: TestShop): Promise<PartnerCaller[]> {
  const callers: PartnerCaller[] = []
  for (const scope of partnerScopeNames) {
    const partner = await openPartner(shop, [scope])
    callers.push({ who: `partner ${scope}`, headers: await partner.proven() })
    // With its key where a session belongs it is nobody.
    callers.push({ who: 'forger', headers: { authorization: `Bearer ${partner.key}` } })
  }
  const shut = await openPartner(shop, partnerScopeNames)
  const { db, changeBus } = shop.ctx
  await db.updateTable('partner').set({ active: false }).where('id', '=', shut.id).execute()
  changeBus.tell(['partners'])
  return [...callers, { who: 'forger', headers: { 'x-api-key': shut.key } }]
}

export function isForPartner({ scope }: DeclaredAccess, who: string): boolean {
  return scope === 'any' ? who.startsWith('partner ') : who === `partner ${scope}`
}
