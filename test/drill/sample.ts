import { demoLogins } from '#seed/demo-logins.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { makeMembers, type BenchMember } from '../load/bench-members.ts'
import { fillShelves } from '../load/catalog-sample.ts'
import { readOrderSample, type OrderSample } from '../load/order-sample.ts'
import { pointsOfACode } from './callers.ts'

/** What callers of the drill order and enter. */
export interface Sample {
  orders: OrderSample
  members: BenchMember[]
  codes: { member: string[]; counter: string[] }
  pharmacyToken: string
}

const codesOfEach = 8000

export async function prepareSample(db: Db, shopUrl: string, secretKey: string): Promise<Sample> {
  await fillShelves(db)
  const orders = await readOrderSample(db)
  const members = await makeMembers(db, 91_000_000)
  const issue = async (name: string) => {
    const terms = { name, kind: 'single', productCode: 'JEX30', point: pointsOfACode } as const
    const tools = { db, config: { secretKey }, clock: systemClock }
    return (await issueBatch(tools, terms, codesOfEach)).codes
  }
  const codes = { member: await issue('drill-member'), counter: await issue('drill-counter') }
  return { orders, members, codes, pharmacyToken: await logIn(shopUrl) }
}

async function logIn(shopUrl: string): Promise<string> {
  const { username, password } = demoLogins.pharmacy
  const answer = await fetch(`${shopUrl}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`The pharmacy cannot be entered: ${await answer.text()}`)
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}
