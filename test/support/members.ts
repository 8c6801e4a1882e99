import { inject } from 'vitest'
import * as api from '#domain/identity/api.ts'
import type { Input } from '#domain/contract.ts'
import type { Config } from '#server/platform/env.ts'
import { openTestShop, type CallRefused, type TestShop } from './app.ts'

export const password = '135790'

/** What a person fills in; the place is one of the packaged units. */
export function registrationForm(phone: string): Omit<Input<typeof api.register>, 'sessionKey'> {
  return {
    phone,
    password,
    full_name: 'Nguyễn Thị Lan',
    gender: 'female',
    birthday: '1990-05-20',
    email: 'lan.nguyen@example.vn',
    job_id: 1,
    province_id: 1,
    district_id: 6,
    ward_id: 238,
    address: '12 ngõ 34 Trường Chinh',
    healths: [1, 4],
    consent: { zaloTransaction: true, smsTransaction: true, zaloCommercial: true },
  }
}

/** The newest code that was sent to a phone. */
export async function readCode({ app }: TestShop, phone: string): Promise<string> {
  const answer = await app.fastify.inject({ url: '/dev/messages', query: { to: phone } })
  const { data } = answer.json<{ data: { code?: string }[] }>()
  return data.find((message) => message.code)!.code!
}

/** Proves a phone for a registration. */
export async function proveForRegister(shop: TestShop, phone: string): Promise<string> {
  await shop.call(api.sendRegisterCode, { phone })
  const code = await readCode(shop, phone)
  return (await shop.call(api.submitRegisterCode, { phone, code })).sessionKey
}

export interface Member {
  id: number
  phone: string
  token: string
  /** Headers of a request that this member's device makes. */
  headers: Record<string, string>
}

/** A shop where people can live somewhere. */
export async function openMemberShop(config: Partial<Config> = {}): Promise<TestShop> {
  const template = inject('postgres').withUnits
  return openTestShop({ config: { rateLimits: false, ...config }, template })
}

/** The code of the refusal a call ends with; `done` when it does not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error as CallRefused).code,
  )
}

/** A member who went through the whole registration. */
export async function registerMember(shop: TestShop, phone: string): Promise<Member> {
  const sessionKey = await proveForRegister(shop, phone)
  const { accessToken, user } = await shop.call(api.register, {
    ...registrationForm(phone),
    sessionKey,
  })
  return { id: user.id, phone, token: accessToken, headers: bearer(accessToken) }
}

export async function logIn(shop: TestShop, phone: string, secret = password): Promise<Member> {
  const { accessToken, user } = await shop.call(api.login, { phone, password: secret })
  return { id: user.id, phone, token: accessToken, headers: bearer(accessToken) }
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
