import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import {
  findBrokenPromises,
  findProgrammeProblems,
  findStartProblems,
  isOnlyWords,
  type FieldProblems,
} from '#domain/membership/backoffice/programme-changes.ts'
import { programmeTexts as texts } from '#domain/membership/backoffice/programme-texts.ts'
import {
  loyaltyProgrammes,
  programmeApprovals,
  type LoyaltyProgrammeRecord,
} from '#domain/membership/backoffice/programmes.ts'
import { windowTimeOn } from '#domain/window-time.ts'
import { listUnknownProducts } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import {
  isInApproval,
  approvalOf,
  listQuery,
  outColumn,
  proposeChange,
  proposeNew,
  recordKind,
  runningFirst,
  serveApproval,
  serveResource,
  windowTimeIn,
  wordsOf,
  type Approving,
  type Handlers,
} from '../../resource/index.ts'
import {
  findOverlapping,
  findProgrammeDesk,
  insertProgrammeDraft,
  liveOf,
  programmeRowsOn,
  writeProgramme,
} from './programme-rows.ts'

/** Programmes of points at the desk. */
export function serveProgrammes(app: App): void {
  serveResource(app, loyaltyProgrammes, handlers)
  serveApproval(app, approving)
}

const approving: Approving<typeof loyaltyProgrammes> = {
  resource: loyaltyProgrammes,
  endpoints: programmeApprovals,
  table: sql.table('loyalty_programme'),
  get: findProgrammeRecord,
  getLive: async ({ db }, id) => liveOf((await findProgrammeDesk(db, id))!),
  ensure: async (ctx, id, { live, fields, isNew }) => {
    const today = ctx.clock.today()
    refuse(findProgrammeProblems(fields))
    // What has not begun is nobody's yet: its days may still be moved.
    const isAhead = isNew || live.starts_on > today
    refuse(isAhead ? findStartProblems(fields, today) : findBrokenPromises(live, fields, today))
    const unknown = await listUnknownProducts(ctx.db, fields.product_codes)
    refuse(unknown.length > 0 ? { product_codes: texts.unknownProducts(unknown) } : {})
    const other = await findOverlapping(ctx.db, { id, from: fields.starts_on, to: fields.ends_on })
    refuse(other ? { starts_on: texts.overlaps(other.name, other.starts_on, other.ends_on) } : {})
  },
  apply: ({ db }, id, fields) => writeProgramme(db, id, fields),
  needsNobody: (_, { live, fields, isOpen }) => isOpen && isOnlyWords(live, fields),
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('invalidInput', { fields: problems })
}

const handlers: Handlers<typeof loyaltyProgrammes> = {
  texts,
  taken: {},
  list: (ctx, asked) => listOn(ctx.clock.today())(ctx.db, asked),
  get: findProgrammeRecord,
  create: async (ctx, fields) => {
    const id = await insertProgrammeDraft(ctx.db, fields)
    await proposeNew(ctx, approving, id, fields)
    return id
  },
  change: (ctx, at, fields) => proposeChange(ctx, approving, at, fields),
  describe: ({ name, starts_on, ends_on }) => ({ title: name, text: `${starts_on} – ${ends_on}` }),
  out: {
    file: 'chuong-trinh-tich-diem',
    columns: {
      name: outColumn('Tên', String),
      starts_on: outColumn('Ngày đầu', String),
      ends_on: outColumn('Ngày cuối', String),
      factor: outColumn('Hệ số (%)', String),
    },
  },
}

export const programmeRecords = recordKind(loyaltyProgrammes, handlers)

const listOn = (today: string) =>
  listQuery(loyaltyProgrammes, {
    rows: programmeRowsOn(today),
    search: [wordsOf('p.name')],
    filters: {
      approval: (_, approval) => isInApproval('p', approval),
      time: (_, time) => sql<boolean>`${windowTimeIn('p', today)} = ${time}`,
    },
    sorts: {
      running: runningFirst('p', today),
      newest: sql`-extract(epoch from p.starts_on)`,
      name: sql`vn_fold(p.name)`,
    },
    tie: 'p.id',
  })

/** A programme with all that its page says; its fields are those of the draft where one waits. */
export async function findProgrammeRecord(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<LoyaltyProgrammeRecord | null> {
  const row = await findProgrammeDesk(db, id)
  if (!row) return null
  const live = liveOf(row)
  const waiting = row.draft === null ? null : loyaltyProgrammes.fields.parse(row.draft)
  return {
    id,
    version: row.version,
    ...(waiting ?? live),
    time: windowTimeOn(clock.today(), live),
    ...approvalOf(row, live),
    members: row.members,
    points: row.points,
  }
}
