import type { ParsedInput } from '#domain/contract.ts'
import type { traceTry as tryEndpoint } from '#domain/genuine/backoffice/code-report.ts'
import { traceTexts as texts } from '#domain/genuine/backoffice/texts.ts'
import type {
  CodeState,
  CodeTrace,
  traceCode as endpoint,
} from '#domain/genuine/backoffice/trace.ts'
import { Refusal } from '#domain/errors.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { createCodeHashes } from '../code-hash.ts'
import { listByHash } from '../code-queries.ts'
import type { FoundCode } from '../found-code.ts'
import { referenceOf } from '../report-reference.ts'
import {
  findSerial,
  findTriedCode,
  findUse,
  listAttempts,
  listCodeEntries,
  listReportsOfCode,
  type TracedEntry,
  type TracedUse,
} from './trace-queries.ts'
import { findProductName } from './product-name.ts'

/** All that is known of one code. Who looked it up stands in the audit, and there the code is masked. */
export function traceCode(
  ctx: Context,
  { code }: ParsedInput<typeof endpoint>,
  caller: Caller,
): Promise<CodeTrace> {
  const hashes = createCodeHashes(ctx.config).map((hashOf) => hashOf(code))
  return trace(ctx, { hashes, masked: maskCode(code) }, caller)
}

/** The same for whoever has only an entry of the code. */
export async function traceTry(
  ctx: Context,
  { id }: ParsedInput<typeof tryEndpoint>,
  caller: Caller,
): Promise<CodeTrace> {
  const code = await findTriedCode(ctx.db, id)
  if (!code) throw new Refusal('notFound')
  return trace(ctx, { hashes: [code.hash], masked: code.masked }, caller)
}

interface HashedCode {
  /** Under each key that it may stand under. */
  hashes: readonly Buffer[]
  masked: string
}

async function trace(ctx: Context, code: HashedCode, caller: Caller): Promise<CodeTrace> {
  const { db } = ctx
  const { hashes, masked } = code
  const [found = null] = await listByHash(db, hashes)
  const hash = found?.hash ?? hashes[0]!
  const [use, serial, entries, attempts, reports, productName] = await Promise.all([
    findUse(db, hash),
    findSerial(db, hash),
    listCodeEntries(db, causesOf(hash)),
    listAttempts(db, hashes),
    listReportsOfCode(db, hashes),
    found ? findProductName(db, found.batch.productCode) : null,
  ])
  await noteTrace(ctx, caller, masked)
  const tell = phoneTeller(caller)
  return {
    code_masked: masked,
    state: stateOf(found, use),
    batch: found && { ...toBatch(found), product_name: productName, serial },
    use: use && toUse(use, tell),
    points: entries.map(toPoints),
    attempts: attempts.map(({ at, phone, pharmacyCode, user, ...rest }) => ({
      ...rest,
      at: toVietnamIso(at),
      phone: tell(phone),
      place: '',
      pharmacy_code: pharmacyCode,
      user: user ?? '',
    })),
    reports: reports.map(({ id, state, at }) => {
      return { id, reference: referenceOf(id), state, at: toVietnamIso(at) }
    }),
  }
}

/** What it brought, and what was taken back with its box. */
function causesOf(hash: Buffer): string[] {
  const key = hash.toString('base64url')
  return [`code:${key}`, `code-return:${key}`]
}

function noteTrace(ctx: Context, caller: Caller, masked: string): Promise<void> {
  return ctx.db.transaction().execute((trx) =>
    recordAudit(ctx, trx, caller, {
      action: texts.traced,
      subject: { kind: 'genuineCode', id: masked },
    }),
  )
}

/** In full for whoever may see customers. */
export function phoneTeller(caller: Caller): (phone: string | null) => string {
  const maySee = permissionsOf(getStaff(caller).role).includes('customers.read')
  return (phone) => (phone ? (maySee ? phone : maskPhone(phone)) : '')
}

function stateOf(found: FoundCode | null, use: TracedUse | null): CodeState {
  if (!found) return 'unknown'
  if (found.batch.kind === 'test') return 'test'
  if (use) return use.channel === 'return' ? 'returned' : 'used'
  if (found.batch.state === 'recalled') return 'recalled'
  return found.isActive ? 'free' : 'inactive'
}

function toBatch({ batch }: FoundCode) {
  return {
    id: batch.id,
    name: batch.name,
    kind: batch.kind,
    state: batch.state,
    boxes: batch.boxes,
    product_code: batch.productCode,
    lot: batch.lot,
    point: batch.point,
    product_expires_on: batch.productExpiresOn,
    earn_until: batch.earnUntil,
    recall_reason: batch.recallReason,
  }
}

function toUse(
  { at, phone, loyaltyNumber, pharmacyCode, ...use }: TracedUse,
  tell: (phone: string | null) => string,
): NonNullable<CodeTrace['use']> {
  return {
    ...use,
    at: toVietnamIso(at),
    phone: tell(phone),
    loyalty_number: loyaltyNumber ?? '',
    pharmacy_code: pharmacyCode,
  }
}

function toPoints({ kind, change, owed, at, loyaltyNumber }: TracedEntry) {
  return {
    at: toVietnamIso(at),
    change,
    owed,
    kind: kind === 'earn' ? ('given' as const) : ('takenBack' as const),
    loyalty_number: loyaltyNumber,
  }
}
