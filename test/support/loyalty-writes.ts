import { randomUUID } from 'node:crypto'
import { ensureAccount, earnPoints } from '#server/loyalty/index.ts'
import { issueBatch } from '#server/genuine/index.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Theo biên bản đối soát'
let made = 0

/** Writes of codes, reports, points by hand and locks, each with an input that works. */
export const loyaltyWrites: Record<string, MinimalInput> = {
  'POST /admin/codes/trace': () => ({ code: 'ABC123XYZ' }),
  'POST /admin/codes/tries/{id}/trace': async ({ shop }) => {
    const tried = await shop.ctx.db
      .insertInto('code_attempt')
      .values({
        phone: '',
        channel: 'guest',
        store_code: null,
        address: '',
        code_masked: 'ABC***XYZ',
        batch_id: null,
        result: 0,
        attempted_at: shop.ctx.clock.now(),
        code_hash: Buffer.alloc(16, 7),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: tried.id }
  },
  'POST /admin/code-batches': async () => ({
    ...batch(),
    count: 5,
    recipient: await ageKey(),
    reason,
  }),
  'PUT /admin/code-batches/{id}': async (backoffice) => ({
    ...changed,
    id: (await openBatch(backoffice)).id,
    version: 1,
    reason,
  }),
  'POST /admin/code-batches/take-over': () => ({
    file: Buffer.from(`code\nINNHA${next()}A\nINNHA${next()}B\n`),
    dry_run: 'false',
    terms: JSON.stringify({ ...batch(), ...changed }),
    reason,
  }),
  'POST /admin/code-batches/{id}/activate': async (backoffice) => ({
    id: (await openBatch(backoffice)).id,
    first: 1,
    last: 3,
    reason,
  }),
  'POST /admin/code-batches/{id}/recall': async (backoffice) => ({
    id: (await openBatch(backoffice)).id,
    version: 1,
    told: 'Nhãn in sai hạn dùng',
    reason,
  }),

  'PUT /admin/counterfeit-reports/{id}': async (backoffice) => ({
    id: await openReport(backoffice),
    version: 1,
    state: 'checking',
    reason,
  }),
  'POST /admin/counterfeit-reports/{id}/notes': async (backoffice) => ({
    id: await openReport(backoffice),
    words: 'Đã gọi khách',
  }),
  'POST /admin/counterfeit-reports/{id}/reply': async (backoffice) => ({
    id: await openReport(backoffice),
    version: 1,
    template: 'checking',
  }),

  'POST /admin/point-adjustments': async (backoffice) => ({
    ...(await adjustment(backoffice)),
    reason,
  }),
  'PUT /admin/point-adjustments/{id}': async (backoffice) => {
    const { member: _member, ...fields } = await adjustment(backoffice)
    return { ...fields, points: 9000, id: await waiting(backoffice), version: 1, reason }
  },
  'POST /admin/point-adjustments/{id}/approve': async ({ shop }) => ({
    id: await waiting({ shop, admin: await hireStaff(shop) }),
    version: 1,
    reason,
  }),
  'POST /admin/point-adjustments/{id}/decline': async (backoffice) => ({
    id: await waiting(backoffice),
    version: 1,
    reason,
  }),
  'POST /admin/point-adjustments/{id}/withdraw': async (backoffice) => ({
    id: await waiting(backoffice),
    version: 1,
    reason,
  }),

  'POST /admin/membership-locks': async (backoffice) => ({
    member: await memberWith(backoffice, 0),
    told: 'Đang xác minh các mã đã nhập',
    reason,
  }),
  'PUT /admin/membership-locks/{id}': async (backoffice) => ({
    id: await locked(backoffice),
    version: 1,
    told: 'Đang xác minh lại các mã đã nhập',
    reason,
  }),
  'POST /admin/membership-locks/{id}/end': async (backoffice) => ({
    id: await locked(backoffice),
    version: 1,
    reason,
  }),
  'POST /admin/entry-locks/end': async (backoffice) => {
    const { shop } = backoffice
    const at = shop.ctx.clock.now()
    const phone = nextPhone()
    await shop.ctx.db
      .insertInto('code_lock')
      .values({ phone, since: at, locked_until: new Date(at.getTime() + 3_600_000) })
      .execute()
    const answer = await answerOf<{ items: { id: string }[] }>(
      backoffice,
      'POST',
      '/admin/entry-locks/list',
      { phone },
    )
    return { id: answer.items[0]!.id, reason }
  },
}

const changed = { lot: '2611A', product_expires_on: null, earn_until: null, note: '' }

function next(): number {
  made += 1
  return made
}

function nextPhone(): string {
  return `09081${String(next()).padStart(5, '0')}`
}

function batch() {
  const name = `Lô thử ${next()}`
  return { name, kind: 'single', product_code: 'JEX', prefix: '', point: 30, activation: 'ranges' }
}

async function ageKey(): Promise<string> {
  return identityToRecipient(await generateX25519Identity())
}

async function openBatch({ shop }: Backoffice): Promise<{ id: number }> {
  const { name } = batch()
  const terms = {
    name,
    kind: 'single',
    productCode: 'JEX',
    point: 30,
    activation: 'ranges',
  } as const
  return { id: (await issueBatch(shop.ctx, terms, 10)).batchId }
}

async function openReport({ shop }: Backoffice): Promise<number> {
  const report = {
    account_id: null,
    phone: nextPhone(),
    code_masked: 'AB*****YZ',
    code_hash: Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
    batch_id: null,
    place: 'Chợ Bình Tây, TP.HCM',
    description: 'Tem mờ',
    photo: null,
    created_at: shop.ctx.clock.now(),
    province: 79,
    assigned_to: null,
    closed_at: null,
  }
  const { id } = await shop.ctx.db
    .insertInto('counterfeit_report')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The phone of a membership with so many points. */
export async function memberWith(
  { shop }: Pick<Backoffice, 'shop'>,
  points: number,
): Promise<string> {
  const phone = nextPhone()
  const at = shop.ctx.clock.now()
  await shop.ctx.db.transaction().execute(async (trx) => {
    const accountId = await ensureAccount(trx, { phone, at })
    const earned = {
      accountId,
      points,
      cause: `adjust:test:${phone}`,
      programmeId: null,
      note: '',
      at,
    }
    if (points > 0) await earnPoints(trx, earned)
  })
  return phone
}

async function adjustment(backoffice: Backoffice) {
  return {
    member: await memberWith(backoffice, 100),
    points: 50,
    told: 'Bù điểm giao trễ',
    proof: 'DH261121ABCDEF',
  }
}

/** A proposal above the limit, by whoever it is made with. */
async function waiting(backoffice: Backoffice): Promise<number> {
  const asked = { ...(await adjustment(backoffice)), points: 5000, reason }
  return (await answerOf(backoffice, 'POST', '/admin/point-adjustments', asked)).id
}

async function locked(backoffice: Backoffice): Promise<number> {
  const asked = {
    member: await memberWith(backoffice, 0),
    told: 'Đang xác minh các mã đã nhập',
    reason,
  }
  return (await answerOf(backoffice, 'POST', '/admin/membership-locks', asked)).id
}
