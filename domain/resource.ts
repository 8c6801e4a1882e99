import { z } from 'zod'
import { bulkAnswer, maxBulk } from './bulk.ts'
import { endpoint, type Endpoint } from './contract.ts'
import type { RefusalCode } from './errors.ts'
import { exportFormats } from './export-formats.ts'
import { textField, rowIdField, versionField } from './kernel/fields.ts'
import type { AnyListing } from './listing.ts'
import { pageInput, pageOf } from './paging.ts'
import { auditEntrySchema, type AuditSubject } from './staff/audit.ts'
import { reasonField } from './staff/fields.ts'
import type { Permission } from './staff/permissions.ts'

/** What both `….read` and `….edit` exist of. */
export type ResourcePermission =
  Extract<Permission, `${string}.edit`> extends `${infer Name}.edit`
    ? Name extends string
      ? `${Name}.read` extends Permission
        ? Name
        : never
      : never
    : never

type Shape = z.core.$ZodShape
/** What a row always says: how addresses call it, and which of its states somebody looked at. */
type RowShape = Shape & { id: z.ZodType<number | string>; version: z.ZodType<number> }

/** One kind of record that staff list, open, add and change; all of it is derived from this. */
export interface ResourceDefinition<
  Row extends RowShape,
  Fields extends Shape,
  Filters extends Shape,
  Sort extends string,
  Detail extends Shape,
  Once extends Shape,
  Action extends string,
  Later extends Shape,
  Issued extends Shape,
  Adds extends false | undefined,
> {
  /** Below `/api/admin`. */
  path: string
  /** Reading needs `….read`, every write `….edit`. */
  permission: ResourcePermission
  /** Under which the audit keeps its changes. */
  subject: AuditSubject
  /** How addresses call a record; a whole number where this is left out. */
  id?: Row['id']
  /** Fields with words about a person who may be erased: the audit, which forgets nothing, does not keep them. */
  forgettable?: readonly (keyof Fields & string)[]
  /** `false` of what staff do not add: it comes from a form of the shop. */
  adds?: Adds
  /** Adding one changes what is there already, a price or who may earn: then it is asked why, as of a change. */
  addingNeedsReason?: true
  /** A line of the list. */
  row: z.ZodObject<Row>
  /** What a person writes; form, import and rules are made from it. */
  fields: z.ZodObject<Fields>
  /** What a person writes once, when a record is added: a code that is printed, a name to log in with. */
  once?: z.ZodObject<Once>
  /** What a person writes as one more field of one that is there, and not yet of a new one: a lock. */
  later?: z.ZodObject<Later>
  /** What adding one hands out, told then and never again: a link, a password. */
  issued?: z.ZodObject<Issued>
  /** What changing one is refused for besides. */
  refusals?: readonly RefusalCode[]
  /** What narrows the list, all of it optional. */
  filters: z.ZodObject<Filters>
  /** What the list can be sorted by, the usual one first; a dash in front turns it round. */
  sorts: readonly [Sort, ...Sort[]]
  /** What a record's own page says beyond its row. */
  detail?: z.ZodObject<Detail>
  /** What can be done to many at once. */
  actions?: readonly Action[]
}

/**
 * The endpoints of one kind of record:
 *
 * - `list` `GET /admin/…`: `{ q?, sort?, page?, limit?, …filters }` → `{ items: Row[], paginate }`
 * - `get` `GET /admin/…/{id}` → the record: row and detail in one object
 * - `create` `POST /admin/…`: `{ …once, …fields, reason? }` → the record, and what is `issued` with it; not where
 *   `adds` is false. A reason is for changes: a new record speaks for itself, except where `addingNeedsReason`
 * - `change` `PUT /admin/…/{id}`: `{ id, …fields, …later, version, reason }` → the record; all fields are sent
 * - `history` `GET /admin/…/{id}/history`: `{ page?, limit? }` → audit entries, newest first
 * - `export` `GET /admin/…/export?format=csv|xlsx&…`: a file of what `list` finds, in the import's columns; with
 *   `rows=none` the heads alone
 * - `import` `POST /admin/…/import`: a form of `file` (CSV or XLSX), `dry_run`, `reason` → `importSchema`
 * - `bulkPreview` `POST /admin/…/bulk/preview`: `{ action, ids | found: { q?, …filters } }` → `bulkAnswer`
 * - `bulk` `POST /admin/…/bulk`: `{ action, records: { id, version }[], reason }` → `bulkAnswer`; each record by itself
 *
 * Errors: `notFound`; `conflict` with `fields` where a value is taken (`{ number: 'Mã … đã có' }`), or with
 * `current`, the record as it is now, where somebody else changed it first: see `findCurrent`.
 */
export function resource<
  const Row extends RowShape,
  const Fields extends Shape,
  const Filters extends Shape,
  const Sort extends string,
  const Detail extends Shape = Record<never, never>,
  const Once extends Shape = Record<never, never>,
  const Action extends string = never,
  const Later extends Shape = Record<never, never>,
  const Issued extends Shape = Record<never, never>,
  const Adds extends false | undefined = undefined,
>(
  definition: ResourceDefinition<
    Row,
    Fields,
    Filters,
    Sort,
    Detail,
    Once,
    Action,
    Later,
    Issued,
    Adds
  >,
) {
  const { path: name, permission, row, filters, sorts, detail } = definition
  const { actions = [], refusals = [] } = definition
  const path = `/admin/${name}` as const
  const one = `${path}/{id}` as const
  const read = `${permission}.read` as const
  const edit = `${permission}.edit` as const
  const id = definition.id ?? rowIdField
  const needsReason = definition.addingNeedsReason === true
  const addReason = (needsReason ? reasonField : reasonField.optional()) as z.ZodOptional<
    typeof reasonField
  >
  const record = z.object({ ...row.shape, ...(detail?.shape ?? ({} as Detail)) })
  const newFields = z.object({
    ...(definition.once?.shape ?? ({} as Once)),
    ...definition.fields.shape,
  })
  const fields = z.object({
    ...definition.fields.shape,
    ...(definition.later?.shape ?? ({} as Later)),
  })
  const issued = z.object({ ...(definition.issued?.shape ?? ({} as Issued)) })
  const found = { q: textField(80).optional(), ...filters.shape }
  const wanted = { ...found, sort: sortOf(sorts) }
  const action = z.enum(actions)
  // Served only of what staff add.
  const create =
    definition.adds === false
      ? undefined
      : endpoint({
          method: 'POST',
          path,
          realm: 'staff',
          permission: edit,
          errorsShownInPlace: true,
          summary: `${name}: add one; what is taken is told per field`,
          input: z.object({ ...newFields.shape, reason: addReason }),
          output: z.object({ ...record.shape, ...issued.shape }),
          errors: ['conflict'],
        })
  // Served only where there are actions; without one a resource does not have them.
  const bulk = definition.actions && {
    bulkPreview: endpoint({
      method: 'POST',
      path: `${path}/bulk/preview`,
      realm: 'staff',
      permission: edit,
      errorsShownInPlace: true,
      summary: `${name}: what an action would do to these, or to all that the list finds; writes nothing`,
      input: z.object({
        action,
        ids: z.array(id).min(1).max(maxBulk).optional(),
        /** Instead of `ids`: all that the list finds. */
        found: z.object(found).optional(),
      }),
      output: bulkAnswer(row.shape.id),
      errors: [],
    }),
    bulk: endpoint({
      method: 'POST',
      path: `${path}/bulk`,
      realm: 'staff',
      permission: edit,
      errorsShownInPlace: true,
      summary: `${name}: an action on many, each by itself; one that somebody else changed meanwhile is left`,
      input: z.object({
        action,
        records: z
          .array(z.object({ id, version: versionField }))
          .min(1)
          .max(maxBulk),
        reason: reasonField,
      }),
      output: bulkAnswer(row.shape.id),
      errors: [],
    }),
  }
  return {
    ...definition,
    actions,
    reads: read,
    shares: edit,
    record,
    /** What is written of one that is there. */
    fields,
    issued,
    /** What is written of a new one. */
    newFields,
    list: endpoint({
      method: 'GET',
      path,
      realm: 'staff',
      permission: read,
      summary: `${name}: searched, filtered, sorted and page after page`,
      input: z.object({ ...wanted, ...pageInput }),
      output: pageOf(row),
      errors: [],
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      realm: 'staff',
      permission: read,
      summary: `${name}: one record`,
      input: z.object({ id }),
      output: record,
      errors: ['notFound'],
    }),
    create: create as NonNullable<typeof create>,
    change: endpoint({
      method: 'PUT',
      path: one,
      realm: 'staff',
      permission: edit,
      errorsShownInPlace: true,
      summary: `${name}: change one; of two who do so the second hears how it is now`,
      input: z.object({ id, ...fields.shape, version: versionField, reason: reasonField }),
      output: record,
      errors: ['notFound', 'conflict', ...refusals],
      current: record,
    }),
    history: endpoint({
      method: 'GET',
      path: `${one}/history`,
      realm: 'staff',
      permission: read,
      summary: `${name}: what staff did to one, newest first`,
      input: z.object({ id, ...pageInput }),
      output: pageOf(auditEntrySchema),
      errors: [],
    }),
    export: {
      method: 'GET',
      path: `${path}/export`,
      realm: 'staff',
      permission: read,
      summary: `${name}: what the list finds as a file, in the columns of the import`,
      input: z.object({
        format: z.enum(exportFormats).default('csv'),
        rows: z.enum(['all', 'none']).default('all'),
        ...wanted,
      }),
    },
    import: {
      method: 'POST',
      path: `${path}/import`,
      realm: 'staff',
      permission: edit,
      summary: `${name}: add and change from a CSV or XLSX file, all rows or none; a dry run only tells`,
    },
    ...(bulk as NonNullable<typeof bulk>),
  } as const
}

/** Of an import's file. */
export const maxImportBytes = 2 * 1024 * 1024

/** Upwards by a name, or downwards with a dash in front. */
function sortOf<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  type Directed = Sort | `-${Sort}`
  const both = sorts.flatMap((sort): Directed[] => [sort, `-${sort}`])
  const [usual] = sorts as readonly Directed[]
  return z.enum(both).default(usual as never) as unknown as z.ZodDefault<
    z.ZodEnum<{ [Name in Directed]: Name }>
  >
}

/** What an import answers: what it did, or in a dry run would do. With one wrong cell nothing is written. */
export const importSchema = z.object({
  dry_run: z.boolean(),
  written: z.boolean(),
  /** Records in the file, and how many of them are new, change, or are there as they are. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Of columns that say one of a few words: which becomes which, in how many records. */
  moves: z.array(
    z.object({ column: z.string(), before: z.string(), after: z.string(), records: z.int() }),
  ),
  /** Wrong cells; the first 200 of them are told, in Vietnamese. `row` counts the file's rows from 1. */
  wrong: z.int(),
  errors: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  /** The first 200 records as they were understood. */
  preview: z.array(
    z.object({
      row: z.int(),
      /** As people call it: number and name. */
      title: z.string(),
      outcome: z.enum(['added', 'changed', 'same']),
      /** Of one that changes: the cells that do, under their column's head. */
      changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
export type ImportAnswer = z.output<typeof importSchema>

/** Any kind of record, for what works with all of them. */
export interface AnyResource extends AnyListing {
  permission: ResourcePermission
  adds?: false
  addingNeedsReason?: true
  forgettable?: readonly string[]
  subject: AuditSubject
  row: z.ZodObject<RowShape>
  fields: z.ZodObject
  newFields: z.ZodObject
  issued: z.ZodObject
  sorts: readonly [string, ...string[]]
  actions: readonly string[]
  record: z.ZodObject
  get: Endpoint
  create: Endpoint
  change: Endpoint
  history: Endpoint
  bulkPreview: Endpoint
  bulk: Endpoint
  export: {
    method: 'GET'
    path: Endpoint['path']
    realm: 'staff'
    permission: Permission
    summary: string
    input: z.ZodObject
  }
  import: {
    method: 'POST'
    path: Endpoint['path']
    realm: 'staff'
    permission: Permission
    summary: string
  }
}

export type RowOf<R extends Pick<AnyListing, 'row'>> = z.output<R['row']>
/** What a file's lines are checked by and kept as. */
export type Importable = Pick<
  AnyResource,
  'path' | 'subject' | 'row' | 'record' | 'fields' | 'newFields' | 'issued'
>

export type RecordOf<R extends Pick<AnyResource, 'record'>> = z.output<R['record']>
/** What adding one hands out. */
export type IssuedOf<R extends Pick<AnyResource, 'issued'>> = z.output<R['issued']>
/** As a form fills them in, and as the server knows them when they were checked. */
export type FieldsInputOf<R extends AnyResource> = z.input<R['fields']>
export type FieldsOf<R extends Pick<AnyResource, 'fields'>> = z.output<R['fields']>
/** The same of a new one. */
export type NewFieldsInputOf<R extends Pick<AnyResource, 'newFields'>> = z.input<R['newFields']>
export type NewFieldsOf<R extends Pick<AnyResource, 'newFields'>> = z.output<R['newFields']>
export type FiltersOf<R extends Pick<AnyListing, 'filters'>> = z.output<R['filters']>
export type SortOf<R extends Pick<AnyListing, 'sorts'>> = R['sorts'][number]
export type ActionOf<R extends AnyResource> = R['actions'][number]
/** How addresses call a record. */
export type IdOf<R extends Pick<AnyResource, 'row'>> = RowOf<R>['id']

/**
 * The record as it is now, where a change was refused since somebody else had changed it; null for any other
 * refusal, a value that is taken too.
 */
export function findCurrent<R extends AnyResource>(
  { code, current }: { code: string; current?: unknown },
  _resource: R,
): RecordOf<R> | null {
  return code === 'conflict' && current !== undefined ? (current as RecordOf<R>) : null
}
