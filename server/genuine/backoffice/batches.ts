import { sql } from 'kysely'
import {
  codeBatches,
  type CodeBatch,
  type CodeBatchRecord,
} from '#domain/genuine/backoffice/batches.ts'
import {
  activationLabels,
  batchColumns as columns,
  batchKindLabels,
  batchStateLabels,
  batchTexts as texts,
} from '#domain/genuine/backoffice/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { isCodePrefix } from '#domain/genuine/check-character.ts'
import { Refusal } from '#domain/errors.ts'
import type { FieldsOf, NewFieldsOf } from '#domain/resource.ts'
import type { Db } from '../../platform/db.ts'
import type { App } from '../../platform/http/app.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { isRecipient } from '../../platform/sealed-export.ts'
import {
  listQuery,
  outColumn,
  partOf,
  recordKind,
  serveResource,
  wordsOf,
  type Handlers,
  type Writing,
} from '../../resource/index.ts'
import { insertBatch } from '../batch-queries.ts'
import { batchRowOf, prefixOf, type BatchTerms } from '../batch-terms.ts'
import { printsOfKeys } from '../code-hash.ts'
import { countOtherKeys } from '../other-keys.ts'
import { listRanges, sumUses } from './batch-queries.ts'

export function serveCodeBatches(app: App): void {
  serveResource(app, codeBatches, handlers)
}

const handlers: Handlers<typeof codeBatches> = {
  texts,
  taken: { code_batch_name_key: { name: texts.nameTaken } },
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: rows.map(toBatch), total }
  },
  get: (ctx, id) => findBatch(ctx, id),
  create: beginIssuing,
  change: changeBatch,
  describe: ({ name, product_code: product, lot }) => ({
    title: name,
    text: [product, lot].filter(Boolean).join(' · '),
  }),
  out: {
    file: 'lo-ma',
    columns: {
      name: outColumn(columns.name, String),
      kind: outColumn(columns.kind, (kind) => batchKindLabels[kind as CodeBatch['kind']]),
      product_code: outColumn(columns.product, String),
      lot: outColumn(columns.lot, String),
      point: outColumn(columns.point, String),
      count: outColumn(columns.count, String),
      activated: outColumn(columns.activated, String),
      entered: outColumn(columns.entered, String),
      state: outColumn(columns.state, (state) => batchStateLabels[state as CodeBatch['state']]),
      activation: outColumn(
        columns.activation,
        (how) => activationLabels[how as CodeBatch['activation']],
      ),
      created_at: outColumn(columns.created, (at) => String(at).slice(0, 10)),
    },
  },
}

export const codeBatchRecords = recordKind(codeBatches, handlers)

/** A batch with all that its page says. */
export async function findBatch(
  { db, config }: Pick<Writing, 'db' | 'config'>,
  id: number,
): Promise<CodeBatchRecord | null> {
  const row = await rowsOf(db)
    .select([
      'b.product_expires_on',
      'b.earn_until',
      'b.note',
      'b.prefix',
      'b.boxes',
      'b.source',
      'b.exported_to',
      'b.created_by',
      'b.key_print',
      'b.recalled_at',
      'b.recall_reason',
    ])
    .select([
      sql<boolean>`exists (select from code_batch_file f where f.batch_id = b.id)`.as('has_file'),
      sql<number>`(select count(*)::int from counterfeit_report r where r.batch_id = b.id)`.as(
        'reports',
      ),
    ])
    .where('b.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { exported_to: recipient, key_print: print, recalled_at: recalledAt, ...batch } = row
  const [ranges, uses] = await Promise.all([listRanges(db, id), sumUses(db, id)])
  return {
    ...batch,
    ...toBatch(row),
    recipient: recipient ?? '',
    other_key: print !== '' && !printsOfKeys(config).includes(print),
    recalled_at: recalledAt && toVietnamIso(recalledAt),
    ranges: ranges.map(({ at, ...range }) => ({ ...range, at: toVietnamIso(at) })),
    entered_by_members: uses.members,
    entered_at_counters: uses.counters,
    came_back: uses.returned,
  }
}

const enteredOf = sql<number>`(select count(*)::int from code_redemption r where r.batch_id = b.id
  and r.channel <> 'return')`

function rowsOf(db: Db) {
  return db
    .selectFrom('code_batch as b')
    .select([
      'b.id',
      'b.version',
      'b.name',
      'b.kind',
      'b.product_code',
      'b.point',
      'b.activation',
      'b.lot',
      'b.state',
      'b.created_at',
    ])
    .select([
      enteredOf.as('entered'),
      sql<number>`case when b.state = 'issuing' then coalesce(b.wanted_count, 0)
        else b.code_count end`.as('count'),
      sql<number>`case when b.state = 'issuing' then 0 when b.activation = 'all' then b.code_count
        else (select coalesce(sum(v.last_serial - v.first_serial + 1), 0)::int
          from code_activation v where v.batch_id = b.id) end`.as('activated'),
      sql<string | null>`(select p.name from product p where p.product_code = b.product_code)`.as(
        'product_name',
      ),
    ])
}

const list = listQuery(codeBatches, {
  rows: rowsOf,
  search: [wordsOf('b.name'), partOf('b.lot'), partOf('b.product_code')],
  filters: {
    state: (row, state) => row('b.state', '=', state),
    kind: (row, kind) => row('b.kind', '=', kind),
    product: (row, code) => row('b.product_code', '=', code.toUpperCase()),
  },
  // The newest first.
  sorts: { created: sql`-b.id`, name: sql`vn_fold(b.name)`, entered: enteredOf },
  tie: 'b.id',
})

function toBatch({
  created_at: at,
  ...row
}: Omit<CodeBatch, 'created_at'> & { created_at: Date }): CodeBatch {
  const { id, version, name, kind, product_code, product_name, point, activation, lot } = row
  const { state, count, activated, entered } = row
  return {
    id,
    version,
    name,
    kind,
    product_code,
    product_name,
    point,
    activation,
    lot,
    state,
    count,
    activated,
    entered,
    created_at: toVietnamIso(at),
  }
}

/** The batch is there at once; a job draws its codes and makes the printer's file. */
async function beginIssuing(ctx: Writing, fields: NewFieldsOf<typeof codeBatches>) {
  const { recipient, count, activation, note, ...given } = fields
  if (!isRecipient(recipient)) {
    throw new Refusal('conflict', { fields: { recipient: texts.recipient } })
  }
  if ((await countOtherKeys(ctx)) > 0) throw new Refusal('conflict', { message: texts.otherKey })
  const terms = termsOf(given)
  const prefix = choosePrefix(terms)
  const id = await insertBatch(ctx.db, {
    ...batchRowOf(ctx, { ...terms, prefix, exportedTo: recipient }, 'generated'),
    wantedCount: count,
    activation: terms.kind === 'test' ? 'all' : activation,
    prefix,
    note,
    createdBy: ctx.by.fullName,
  })
  if (id === null) throw new Refusal('conflict', { fields: { name: texts.nameTaken } })
  await appendEvent(ctx.db, 'codes.issueAsked', { batchId: id })
  return id
}

/** What a form says, as batches are made of it. */
export function termsOf(
  given: Pick<
    NewFieldsOf<typeof codeBatches>,
    'name' | 'kind' | 'product_code' | 'point' | 'lot' | 'product_expires_on' | 'earn_until'
  > & { prefix?: string },
): BatchTerms {
  const { prefix } = given
  return {
    name: given.name,
    kind: given.kind,
    productCode: given.product_code,
    point: given.kind === 'test' ? 0 : given.point,
    lot: given.lot,
    productExpiresOn: given.product_expires_on,
    earnUntil: given.earn_until,
    ...(prefix ? { prefix } : {}),
  }
}

function choosePrefix(terms: BatchTerms): string {
  try {
    const prefix = prefixOf(terms)
    if (isCodePrefix(prefix)) return prefix
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Refusal('conflict', { fields: { prefix: texts.prefix } })
}

async function changeBatch(
  { db }: Writing,
  { id, version }: { id: number; version: number },
  fields: FieldsOf<typeof codeBatches>,
): Promise<boolean> {
  const before = await db
    .selectFrom('code_batch')
    .select('earn_until')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const changed = await db
    .updateTable('code_batch')
    .set((row) => ({ ...fields, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed || !before) return false
  if (isShortened(before.earn_until, fields.earn_until)) {
    throw new Refusal('conflict', { fields: { earn_until: texts.promised } })
  }
  return true
}

/** Whoever holds a box was promised its points until that day. */
function isShortened(before: string | null, now: string | null): boolean {
  return now !== null && (before === null || now < before)
}
