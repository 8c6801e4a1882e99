import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import {
  findKnownHashes,
  hasVoucherCampaign,
  insertBatch,
  insertHashes,
  makeReady,
  type NewBatch,
} from './batch-queries.ts'
import { batchRowOf, prefixOf, type BatchTerms } from './batch-terms.ts'
import { createCodeHashes, type CodeKeys } from './code-hash.ts'
import { generateCodes } from './draw-codes.ts'

export type { BatchTerms } from './batch-terms.ts'

/** What issuing needs of the context. */
export type BatchTools = Pick<Context, 'db' | 'clock'> & { config: CodeKeys }

export interface IssuedBatch {
  batchId: number
  codes: string[]
}

/** The name is taken: a batch is known to people by it. */
export class BatchNameTaken extends Error {
  override readonly name = 'BatchNameTaken'
}

/**
 * A new batch, ready when this returns; all or nothing. The only time its codes are clear. Throws
 * `BatchNameTaken`, and a RangeError when the terms make no codes.
 */
export async function issueBatch(
  tools: BatchTools,
  terms: BatchTerms,
  count: number,
): Promise<IssuedBatch> {
  const codes: string[] = []
  const batchId = await issueInto(tools, terms, count, async (drawn) => {
    for await (const some of drawn) for (const code of some) codes.push(code)
  })
  return { batchId, codes }
}

/**
 * The same with the codes handed over as they are drawn: what takes them must be done with them
 * (on disk) before the batch becomes ready. When it fails, there is no batch.
 */
export async function issueInto(
  tools: BatchTools,
  terms: BatchTerms & { exportedTo?: string },
  count: number,
  take: (drawn: AsyncGenerator<string[]>) => Promise<void>,
): Promise<number> {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a count: ${count}`)
  return inTransaction(tools.db, async (trx) => {
    const batchId = await beginBatch(trx, batchRowOf(tools, terms, 'generated'))
    await fillBatch(tools, trx, { batchId, prefix: prefixOf(terms), count }, take)
    return batchId
  })
}

/** Fills a batch that was begun, and makes it ready. */
export async function fillBatch(
  { config }: Pick<BatchTools, 'config'>,
  trx: Db,
  batch: { batchId: number; prefix: string; count: number },
  take: (drawn: AsyncGenerator<string[]>) => Promise<void>,
): Promise<void> {
  const [hashOf, ...formerHashes] = createCodeHashes(config)
  await take(writeDrawn(trx, { ...batch, hashOf, formerHashes }))
  await makeReady(trx, batch.batchId, batch.count)
}

/** The batch that codes are written for; nothing finds them before it is ready. */
export async function beginBatch(trx: Db, batch: NewBatch): Promise<number> {
  const campaign = batch.voucherCampaignId
  if (campaign !== null && !(await hasVoucherCampaign(trx, campaign))) {
    throw new RangeError(`there is no voucher campaign ${campaign}`)
  }
  const batchId = await insertBatch(trx, batch)
  if (batchId === null) throw new BatchNameTaken(batch.name)
  return batchId
}

/** Rows that one statement writes: few enough to end long before its time is over on a slow disk. */
export const rowsAtOnce = 20_000

interface Drawing {
  batchId: number
  prefix: string
  count: number
  hashOf: (code: string) => Buffer
  /** Of earlier keys: a code of two batches would be nobody's. */
  formerHashes: readonly ((code: string) => Buffer)[]
}

/**
 * Draws and writes by turns, in the order of the printed list. Instead of a code that exists already (of 20 million
 * with one prefix, 40 in a million are) another one stands at its place.
 */
async function* writeDrawn(trx: Db, drawing: Drawing) {
  const { batchId, count, hashOf } = drawing
  for (let written = 0; written < count;) {
    const codes = await drawUnknown(trx, drawing, Math.min(count - written, rowsAtOnce))
    const first = written + 1
    const known = await insertHashes(trx, batchId, Buffer.concat(codes.map(hashOf)), first)
    for (const at of known) codes[at] = await writeAnother(trx, drawing, first + at)
    written += codes.length
    yield codes
  }
}

async function writeAnother(trx: Db, drawing: Drawing, serial: number): Promise<string> {
  const { batchId, hashOf } = drawing
  for (;;) {
    const [code] = (await drawUnknown(trx, drawing, 1)) as [string]
    if ((await insertHashes(trx, batchId, hashOf(code), serial)).length === 0) return code
  }
}

/** Draws codes that stand under no earlier key; without one that is not asked. */
async function drawUnknown(trx: Db, drawing: Drawing, count: number): Promise<string[]> {
  const codes = new Set(generateCodes(drawing.prefix, count))
  for (const hashOf of drawing.formerHashes) {
    const drawn = [...codes]
    const known = await findKnownHashes(trx, Buffer.concat(drawn.map(hashOf)))
    for (const at of known) codes.delete(drawn[at]!)
  }
  while (codes.size < count) {
    for (const code of await drawUnknown(trx, drawing, count - codes.size)) codes.add(code)
  }
  return [...codes]
}

/** In the caller's transaction when there is one: the demo is loaded in one piece. */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
