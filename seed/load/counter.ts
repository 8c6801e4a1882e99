import { sql } from 'kysely'
import type { CounterKind } from '#domain/counter/api.ts'
import { counterSaving } from '#domain/counter/saving.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import { membershipTexts } from '#domain/membership/texts.ts'
import type { Context } from '#server/context.ts'
import { takeAtCounter, type TakenVoucher } from '#server/counter/index.ts'
import { codeCause, findCode, issueBatch, noteAttempt, redeemCode } from '#server/genuine/index.ts'
import { earnPoints, ensureAccount, findAccount } from '#server/loyalty/index.ts'
import { addToPharmacyDay } from '#server/daily-stats/index.ts'
import { findVoucherAtCounter, saveCampaign } from '#server/voucher/index.ts'
import { counterCampaigns } from '../counter/campaigns.ts'
import { counterPast, type CounterStep } from '../counter/past.ts'
import { pharmacies } from '../pharmacies/pharmacies.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'config'>

const wrongCode = 'JJ3KHONGCODA'
const product = { code: 'JEX30', name: 'JEX', point: 30 }

/** A month at the demo's counters with an offer and a prize, once; into a new demo as into an older one. */
export async function loadCounter(tools: Tools): Promise<boolean> {
  const { clock } = tools
  return tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('load the counters'))`.execute(trx)
    const known = await trx
      .selectFrom('voucher_campaign')
      .select('id')
      .where('counter', '<>', 'none')
      .limit(1)
      .execute()
    if (known.length > 0) return false
    const inside = { ...tools, db: trx }
    const campaigns = counterCampaigns(clock.today(), clock.now())
    for (const campaign of Object.values(campaigns)) await saveCampaign(trx, campaign)
    const steps = counterPast(clock.now(), clock.today())
    const count = steps.filter(({ what }) => what === 'earn').length
    const terms = { name: 'Quầy mẫu', kind: 'single', productCode: product.code } as const
    const { codes } = await issueBatch(
      inside,
      { ...terms, point: product.point, lot: '2610C' },
      count,
    )
    const past: Past = {
      ...inside,
      codes,
      used: null,
      campaigns,
      programmeId: await programmeOf(inside),
    }
    for (const step of steps) await replay(past, step)
    return true
  })
}

interface Past extends Tools {
  /** Codes nobody has entered; taken from the end. */
  codes: string[]
  /** The last that was entered. */
  used: string | null
  campaigns: ReturnType<typeof counterCampaigns>
  programmeId: number | null
}

async function programmeOf({ db, clock }: Tools): Promise<number | null> {
  const today = clock.today()
  const found = await db
    .selectFrom('loyalty_programme')
    .select('id')
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .executeTakeFirst()
  return found?.id ?? null
}

function replay(past: Past, step: CounterStep): Promise<void> {
  switch (step.what) {
    case 'earn':
      return earn(past, step)
    case 'again':
      return past.used ? note(past, step, past.used, 'codeUsed') : note(past, step, wrongCode)
    case 'wrong':
      return note(past, step, wrongCode)
    case 'offer':
    case 'prize':
      return take(past, step, step.what)
  }
}

/** As entering a code at a counter does. */
async function earn(past: Past, step: CounterStep): Promise<void> {
  const { db, programmeId } = past
  const { phone, at } = step
  const code = past.codes.pop()!
  past.used = code
  const { hash, batch } = (await findCode(past, code))!
  const accountId = await ensureAccount(db, { phone, at })
  const { name: place } = pharmacies.find((pharmacy) => pharmacy.code === step.pharmacy)!
  const where = { channel: 'store', pharmacyCode: step.pharmacy, place } as const
  const { id: batchId, point } = batch
  await redeemCode(db, { hash, code, batchId, accountId, ...where, point, at })
  const words = membershipTexts.codeEntered(maskCode(code), product.name)
  const points = { accountId, points: point, cause: codeCause(hash), programmeId, note: words, at }
  await earnPoints(db, points)
  await note(past, step, code, 'earned', { batchId, point })
}

async function note(
  { db }: Past,
  { pharmacy: pharmacyCode, user: pharmacyUser, phone, at }: CounterStep,
  code: string,
  result: 'earned' | 'codeUsed' | 'codeIncorrect' = 'codeIncorrect',
  brought: { batchId: number | null; point: number } = { batchId: null, point: 0 },
): Promise<void> {
  const tried = {
    phone,
    channel: 'store',
    pharmacyCode,
    pharmacyUser,
    address: '',
    code,
    at,
  } as const
  await noteAttempt(db, { ...tried, ...brought, result: resultCodes[result] })
  const kind = { earned: { earned: 1 }, codeUsed: { used: 1 }, codeIncorrect: { wrong: 1 } }[result]
  const day = vietnamDayOf(at)
  await addToPharmacyDay(db, { pharmacyCode, pharmacyUser, day, ...kind, points: brought.point })
}

/** Once a customer has had their share, nothing more happens. */
async function take(past: Past, step: CounterStep, kind: CounterKind): Promise<void> {
  const { db, config, campaigns } = past
  const { phone, at, pharmacy } = step
  const voucherCode = campaigns[kind].code!
  const today = vietnamDayOf(at)
  const account = await findAccount(db, { phone }, today)
  const found = await findVoucherAtCounter({ config }, db, {
    code: voucherCode,
    phone,
    account,
    today,
  })
  if (!found || found.problem) return
  const voucher = found as TakenVoucher
  const amount = kind === 'offer' ? 180_000 + (at.getUTCDate() % 7) * 35_000 : undefined
  const { terms, counter } = voucher
  const evaluated = counterSaving({ terms, minGoods: terms.minGoods, kind: counter }, { amount })
  if (!('saving' in evaluated)) return
  const by = { code: pharmacy, username: step.user ?? '', fullName: '', role: 'owner' } as const
  const { saving } = evaluated
  await takeAtCounter(db, {
    pharmacy: by,
    phone,
    voucherCode,
    voucher,
    products: [],
    amount,
    saving,
    at,
  })
}
