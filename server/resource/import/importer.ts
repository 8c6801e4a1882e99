import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { importTexts as texts } from '#domain/import-texts.ts'
import type { AnyResource, FieldsOf, IdOf, Importable, NewFieldsOf } from '#domain/resource.ts'
import type { Caller } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import type { TableOf } from '../columns.ts'
import { headsOf, writeCells, type FieldCells } from '../field-cells.ts'
import type { Creating, Handlers, Writing } from '../handlers.ts'
import { createWith } from '../write-record.ts'
import { keysOf, maxShown, type Step } from './import-answer.ts'
import type { CellError, Head } from './read-columns.ts'
import { foldKey, united, type ListedRecord } from './read-records.ts'

type Known = Record<string, unknown>
type Change = Step['changes'][number]
export type Mode = 'whole' | 'each'

/** What the records of a file are written by. */
export interface Imported<R extends Importable> {
  resource: R
  table: TableOf<R>
  /** Fewer than other files may have, where one record is much work. */
  maxRows?: number
  handlers: Partial<Creating<R>> &
    Pick<Handlers<AnyResource>, 'taken'> & { texts: { imported: string } }
  /**
   * Writes one that is there. Words, told at its key, where a file only adds: then each record has its own line of
   * the audit, by `create`.
   */
  change:
    | ((tx: Writing, at: { id: IdOf<R>; version: number }, fields: FieldsOf<R>) => Promise<void>)
    | string
}

/** Writes the records of a file one by one, and notes what was done and what is wrong. */
export class Importer<R extends Importable> {
  readonly steps: Step[] = []
  readonly errors: CellError[]
  readonly #tx: Writing
  readonly #served: Imported<R>
  readonly #fields: readonly FieldCells[]
  readonly #heads: Readonly<Record<string, Head>>
  readonly #mode: Mode

  constructor(
    tx: Writing,
    served: Imported<R>,
    file: { fields: readonly FieldCells[]; errors: readonly CellError[]; mode: Mode },
  ) {
    this.#tx = tx
    this.#served = served
    this.#fields = file.fields
    this.#heads = headsOf(file.fields)
    this.errors = [...file.errors]
    this.#mode = file.mode
  }

  async run(records: readonly ListedRecord[]): Promise<void> {
    const { resource, table } = this.#served
    const { db } = this.#tx
    // One file after the other: two never wait for each other's rows in a circle.
    await sql`select pg_advisory_xact_lock(hashtext(${`import ${resource.path}`}))`.execute(db)
    const keys = records.map(({ key }) => key)
    const rows = (await table.listByKeys(this.#tx, keys)) as Known[]
    const known = new Map(rows.map((row) => [foldKey(row[table.key]), row]))
    for (const record of records) {
      const put = () => this.#put(record, known.get(foldKey(record.key)) ?? null)
      await (this.#mode === 'whole' ? put() : this.#try(record, put))
      if (this.errors.length >= maxShown) return
    }
  }

  /** What PostgreSQL refuses spoils a transaction: it is taken back as far as before this record. */
  async #try(record: ListedRecord, put: () => Promise<void>): Promise<void> {
    const { db } = this.#tx
    await sql`savepoint record`.execute(db)
    try {
      await put()
      await sql`release savepoint record`.execute(db)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#note(record, error)
      await sql`rollback to savepoint record`.execute(db)
    }
  }

  async #put(record: ListedRecord, known: Known | null): Promise<void> {
    const { table } = this.#served
    const step = known ? await this.#change(record, known) : await this.#add(record)
    const { row, key } = record
    const { values, ...done } = step
    const title = table.titleOf({ ...known, ...values } as NewFieldsOf<R>)
    this.steps.push({ row, key: known ? String(known[table.key]) : key, title, ...done })
  }

  async #add({ fields, becoming, wrong }: ListedRecord) {
    const { resource, handlers, table } = this.#served
    const built = Object.entries(becoming).map(([name, next]) => [name, next(undefined)] as const)
    const given = { ...table.defaults, ...fields, ...Object.fromEntries(built) }
    const values = this.#checked(resource.newFields, given, wrong)
    await createWith(this.#tx, handlers, values as NewFieldsOf<R>)
    return { values, outcome: 'added' as const, changes: [] }
  }

  async #change(record: ListedRecord, known: Known) {
    const { change, resource, table } = this.#served
    const { fields } = resource
    if (typeof change === 'string') {
      throw new Refusal('conflict', { fields: { [table.key]: change } })
    }
    const given = this.#changed(record, known, Object.keys(fields.shape))
    const values = this.#checked(fields, given, record.wrong)
    const changes = await this.#changesOf(known, values)
    if (changes.length === 0) return { values, outcome: 'same' as const, changes }
    const at = known as { id: IdOf<R>; version: number }
    await change(this.#tx, at, values as FieldsOf<R>)
    return { values, outcome: 'changed' as const, changes }
  }

  #checked(schema: AnyResource['fields'], given: Known, wrong: readonly string[]): Known {
    const parsed = schema.safeParse(given)
    if (!parsed.success) throw this.#incomplete(wrong, parsed.error.issues)
    return parsed.data
  }

  /** The record's fields with what the file says of them. */
  #changed({ fields, becoming }: ListedRecord, known: Known, names: readonly string[]): Known {
    const lists = this.#fields.filter(({ column }) => column?.isList).map(({ field }) => field)
    const values = names.map((name) => {
      const next = becoming[name]
      if (next) return [name, next(known[name])] as const
      if (fields[name] === undefined) return [name, known[name]] as const
      return [
        name,
        lists.includes(name) ? united(known[name], fields[name]) : fields[name],
      ] as const
    })
    return Object.fromEntries(values)
  }

  /** The cells that say something else afterwards. */
  async #changesOf(before: Known, after: Known): Promise<Change[]> {
    const changed: Change[] = []
    for (const field of this.#fields) {
      if (!Object.hasOwn(after, field.field)) continue
      const old = await writeCells(field, before[field.field])
      const now = await writeCells(field, after[field.field])
      const names = [...field.heads.keys()]
      for (const [at, { head: column, replaces }] of [...field.heads.values()].entries()) {
        if (old[at] === now[at]) continue
        const replaced = replaces ? old[names.indexOf(`${field.field}.${replaces}`)] : undefined
        changed.push({ column, before: old[at]! || (replaced ?? ''), after: now[at]! })
      }
    }
    return changed
  }

  /** A new record that lacks what its row does not say; what it says wrongly was told. */
  #incomplete(wrong: readonly string[], issues: readonly { path: PropertyKey[] }[]): Refusal {
    const names = issues.map(({ path: [name = ''] }) => String(name))
    const missing = names.filter((name) => !wrong.includes(name))
    const told = missing.map((name) => [name, texts.required(this.#heads[name]?.head ?? name)])
    return new Refusal('invalidInput', {
      fields: Object.fromEntries(told) as Record<string, string>,
    })
  }

  #note({ row }: ListedRecord, { message, details }: Refusal): void {
    const { fields = { [texts.file]: message } } = details
    for (const [name, said] of Object.entries(fields)) {
      this.errors.push({ row, column: this.#headOf(name), message: said })
    }
  }

  /** A field that stands in several cells is told at its first. */
  #headOf(name: string): string {
    const own = this.#fields
      .find(({ field }) => field === name)
      ?.heads.values()
      .next().value
    return (this.#heads[name] ?? own)?.head ?? name
  }

  async audit(caller: Caller, reason: string): Promise<void> {
    const { resource, handlers, change } = this.#served
    if (typeof change === 'string') return
    await recordAudit(this.#tx, this.#tx.db, caller, {
      action: handlers.texts.imported,
      subject: { kind: resource.subject, id: 'import' },
      reason,
      after: { added: keysOf(this.steps, 'added'), changed: keysOf(this.steps, 'changed') },
    })
  }
}
