import type { Db } from '#server/platform/db.ts'
import type { Config } from '#server/platform/env.ts'
import { printsOfKeys } from '#server/genuine/index.ts'
import { listKeptKeys, type KeptKey } from '#server/platform/keys/kept-keys.ts'
import { markOfKey, trustedKeysOf } from '#server/platform/keys/keyring.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { keyIdOf } from '#server/session/index.ts'
import { countSealed, type SealedCount } from './reseal.ts'

export interface KeyReport {
  lines: string[]
  /** What to do next, in words. */
  next: string[]
  /** Sealed values under each key given, today's first. */
  sealedByKey: number[]
  /** Values that open with no key, by what tells them apart. */
  lost: string[]
  isHandedOver: boolean
}

/** Under which keys what stands, and what is to be done. Tells marks, never a key; changes nothing. */
export async function reportKeys(db: Db, config: Config): Promise<KeyReport> {
  const kept = await listKeptKeys(db)
  const trusted = trustedKeysOf(config)
  const sealed = await countSealed(db, config)
  const sealedByKey = trusted.map((_key, nth) => sum(sealed.map(({ byKey }) => byKey[nth] ?? 0)))
  const lost = sealed.flatMap(({ name, lost: ids }) => ids.map((id) => `${name} ${id}`))
  const current = kept.find((key) => key.kind === 'secret' && key.state === 'current')
  const isHandedOver = !current || current.mark === markOfKey(config.secretKey)
  const isCodeHandedOver = isCodeOwnerNow(kept, config)
  const report = { sealedByKey, lost, isHandedOver: isHandedOver && isCodeHandedOver }
  return {
    ...report,
    lines: [
      ...trusted.map((key, nth) => keyLine(key, { nth, kept, count: sealedByKey[nth]! })),
      ...kept.filter(({ state }) => state === 'former').map(formerLine),
      ...lostLines(lost),
      ...(await passwordLines(db, config, kept)),
      ...(await batchLines(db, config)),
      ...providerLines(config),
      ...weaknessesOf(config),
    ],
    next: nextStep(kept, config, report, sealed),
  }
}

function isCodeOwnerNow(kept: readonly KeptKey[], { codeKey, secretKey }: Config): boolean {
  const current = kept.find((key) => key.kind === 'code' && key.state === 'current')
  return !current || current.mark === markOfKey(codeKey ?? secretKey)
}

function keyLine(
  key: string,
  { nth, kept, count }: { nth: number; kept: readonly KeptKey[]; count: number },
): string {
  const mark = markOfKey(key)
  const known = kept.find((each) => each.kind === 'secret' && each.mark === mark)
  const what = !known
    ? 'new here'
    : known.state === 'former'
      ? 'former'
      : 'the database stands under it'
  const name = nth === 0 ? 'SECRET_KEY  ' : 'accepted    '
  return `${name} ${mark}  ${what}; ${count} sealed values`
}

function formerLine({ kind, mark, since }: KeptKey): string {
  const name = kind === 'secret' ? 'kept        ' : 'kept (codes)'
  return `${name} ${mark}  in use from ${since.toISOString().slice(0, 10)}; in the database, sealed`
}

function lostLines(lost: readonly string[]): string[] {
  if (lost.length === 0) return []
  return [`WRONG: ${lost.length} sealed values open with none of these keys:`, ...lost.slice(0, 20)]
}

const passwords = `
  select key, sum(n)::int as n from (
    select substring(password_hash from ',keyid=([A-Za-z0-9+/]+)') as key, count(*) as n from member
      where password_hash is not null group by 1
    union all
    select substring(password_hash from ',keyid=([A-Za-z0-9+/]+)'), count(*) from staff_user
      where password_hash is not null group by 1
    union all
    select substring(password_hash from ',keyid=([A-Za-z0-9+/]+)'), count(*) from drugstore_user
      where password_hash is not null group by 1
  ) each_of group by key order by key nulls first`

/** Those whose owners have not logged in since a rotation stand under a key of before it. */
async function passwordLines(
  db: Db,
  { secretKey }: Config,
  kept: readonly KeptKey[],
): Promise<string[]> {
  const rows = await queryRows<{ key: string | null; n: number }>(db, passwords)
  const first = kept.find(({ kind, is_first: isFirst }) => kind === 'secret' && isFirst)
  const today = markOfKey(secretKey)
  const isToday = (key: string | null) =>
    key === null ? first === undefined || first.mark === today : key === keyIdOf(secretKey)
  const under = sum(rows.filter(({ key }) => isToday(key)).map(({ n }) => n))
  const former = sum(rows.map(({ n }) => n)) - under
  return [
    `passwords    ${under} under SECRET_KEY, ${former} under a former key until their next login`,
  ]
}

async function batchLines(db: Db, config: Config): Promise<string[]> {
  const rows = await queryRows<{ print: string; n: number }>(
    db,
    `select key_print as print, count(*)::int as n from code_batch where state = 'ready' group by 1 order by 1`,
  )
  const prints = printsOfKeys(config)
  const today = sum(rows.filter(({ print }) => print === prints[0]).map(({ n }) => n))
  const former = sum(rows.filter(({ print }) => prints.slice(1).includes(print)).map(({ n }) => n))
  const none = sum(rows.filter(({ print }) => !prints.includes(print)).map(({ n }) => n))
  return [
    `code batches ${today} under today's code key, ${former} under a former one, which is kept for ever`,
    ...(none > 0
      ? [`WRONG: ${none} batches stand under a key that is not given: their codes are not found`]
      : []),
  ]
}

/** Whose notices are still believed when they are signed with the key of before. */
function providerLines({ payments = {} }: Config): string[] {
  const former = [
    { name: 'VNPAY_HASH_SECRET_FORMER', of: payments.vnpay?.formerSecret },
    { name: 'CYBERSOURCE_SECRET_KEY_FORMER', of: payments.cybersource?.formerSecret },
    { name: 'BANK_FEED_KEY_FORMER', of: payments.bank?.formerSecret },
  ]
  return former.flatMap(({ name, of }) => (of ? [`${name} is believed until ${of.until}`] : []))
}

/** What makes a key easy to guess, or two of them one. */
function weaknessesOf({ secretKey, codeKey, ...config }: Config): string[] {
  const isWeak = (key: string) => new Set(key).size < 10
  return [
    isWeak(secretKey) ? 'WEAK: SECRET_KEY has fewer than 10 different signs' : '',
    codeKey !== undefined && isWeak(codeKey)
      ? 'WEAK: CODE_KEY has fewer than 10 different signs'
      : '',
    codeKey === secretKey ? 'WEAK: CODE_KEY is SECRET_KEY: who has one has both' : '',
    config.acceptedKeys?.includes(secretKey)
      ? 'SECRET_KEY stands in SECRET_KEY_ACCEPTED as well'
      : '',
  ].filter(Boolean)
}

function nextStep(
  kept: readonly KeptKey[],
  { acceptedKeys = [], acceptedCodeKeys = [], secretKey, codeKey }: Config,
  { sealedByKey, isHandedOver }: Pick<KeyReport, 'sealedByKey' | 'isHandedOver'>,
  sealed: readonly SealedCount[],
): string[] {
  const today = [secretKey, codeKey]
  const others = [...acceptedKeys, ...acceptedCodeKeys].filter((key) => !today.includes(key))
  if (!isHandedOver) {
    return [
      "Next: when every process has been restarted with today's keys, npm run keys -- --rotate.",
    ]
  }
  const hanging = sum(sealedByKey.slice(1))
  if (hanging > 0) {
    const where = sealed.filter(({ byKey }) => sum(byKey.slice(1)) > 0).map(({ name }) => name)
    return [
      `Next: npm run keys -- --rotate; ${hanging} values are not under SECRET_KEY (${where.join(', ')}).`,
    ]
  }
  const isKnown = (key: string) => kept.some(({ mark }) => mark === markOfKey(key))
  if (others.some((key) => !isKnown(key))) {
    return [
      "Next: when every process has been restarted with it, make the new key SECRET_KEY (or CODE_KEY) and put today's into its …_ACCEPTED.",
    ]
  }
  if (others.length > 0) {
    return ['Next: npm run keys -- --forget, as soon as links made with the former key may end.']
  }
  return ['Nothing is under way.']
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
