import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/health/api.ts'
import { statusAuditTexts as texts } from '#domain/health/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../context.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'
import { recordAudit } from '../staff/index.ts'

type NoticeRow = Row<'status_notice'>

export async function listNotices({ db }: Context): Promise<Output<typeof api.listNotices>> {
  return { items: (await findNotices(db)).map(toNotice) }
}

/** Those that go on and the latest of the others, newest first. */
export function findNotices(db: Context['db']): Promise<NoticeRow[]> {
  return queryRows<NoticeRow>(db, notices)
}

/** Tells the public at once: the status page shows it with its next look. */
export async function tellNotice(
  ctx: Context,
  { part, words }: ParsedInput<typeof api.tellNotice>,
  caller: Caller,
): Promise<Output<typeof api.tellNotice>> {
  const at = ctx.clock.now()
  const row = await ctx.db.transaction().execute(async (trx) => {
    const [told] = await queryRows<NoticeRow>(trx, inserting, [part, words, at])
    await recordAudit(ctx, trx, caller, {
      action: texts.told,
      subject: { kind: 'statusNotice', id: told!.id },
      after: { part, words },
    })
    return told!
  })
  return toNotice(row)
}

/** Over once; refuses `conflict` to whoever comes second. */
export async function endNotice(
  ctx: Context,
  { id }: ParsedInput<typeof api.endNotice>,
  caller: Caller,
): Promise<Output<typeof api.endNotice>> {
  const at = ctx.clock.now()
  const row = await ctx.db.transaction().execute(async (trx) => {
    const [ended] = await queryRows<NoticeRow>(trx, ending, [id, at])
    if (!ended) throw new Refusal((await isThere(trx, id)) ? 'conflict' : 'notFound')
    await recordAudit(ctx, trx, caller, {
      action: texts.ended,
      subject: { kind: 'statusNotice', id },
      after: { ended_at: toVietnamIso(at) },
    })
    return ended
  })
  return toNotice(row)
}

async function isThere(trx: Context['db'], id: number): Promise<boolean> {
  return (await queryRows(trx, 'select 1 from status_notice where id = $1', [id])).length > 0
}

export function toNotice({ id, part, words, began_at: began, ended_at: ended }: NoticeRow) {
  return {
    id,
    part,
    words,
    began_at: toVietnamIso(began),
    ended_at: ended && toVietnamIso(ended),
  }
}

const columns = 'id, part, words, began_at, ended_at'

const notices = `
  select ${columns} from status_notice order by (ended_at is null) desc, id desc limit 30`

const inserting = `
  insert into status_notice (part, words, began_at) values ($1, $2, $3) returning ${columns}`

const ending = `
  update status_notice set ended_at = greatest($2::timestamptz, began_at)
  where id = $1 and ended_at is null returning ${columns}`
