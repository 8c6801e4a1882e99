import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { bareEarnSql } from './bare-earn-sql.ts'
import { serveBare } from './bare-process.ts'
import type { EarnSample } from './earn-sample.ts'

// The limit for entering a code: the same transaction, told by the parent what to do.
serveBare(enterCode)

async function enterCode(client: Client, sample: EarnSample, nth: number): Promise<void> {
  const member = sample.members[nth % sample.members.length]!
  const text = sample.hashes[nth]
  if (!text) throw new Error('all codes are entered')
  const hash = Buffer.from(text, 'hex')
  const now = new Date()
  const key = ['requestEarnPoint bench', randomUUID()]
  const body = createHash('sha256').update(text).digest()
  await client.query('begin')
  await query(client, 'claimKey', [...key, body, now])
  await query(client, 'takeTurn', [`bare ${member.phone}`, now])
  const [code] = await query(client, 'findCode', [hash])
  await query(client, 'redeem', [hash, code!.id, member.accountId, code!.point, now])
  const cause = `code:${hash.toString('base64url')}`
  const earning = [member.accountId, code!.point, cause, sample.programmeId, now]
  const [account] = await query(client, 'earn', earning)
  await query(client, 'noteAttempt', [member.phone, code!.id, code!.point, now])
  await query(client, 'keepAnswer', [...key, JSON.stringify({ code, account })])
  await client.query('commit')
}

async function query(client: Client, name: keyof typeof bareEarnSql, values: unknown[]) {
  const text = bareEarnSql[name]
  return (await client.query<Record<string, unknown>>({ name, text, values })).rows
}
