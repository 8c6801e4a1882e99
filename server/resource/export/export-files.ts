import { Readable } from 'node:stream'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { exportTexts as texts } from '#domain/backoffice/texts.ts'
import * as api from '#domain/backoffice/exports/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { days, hours } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit } from '../../staff/index.ts'
import { getReadableKind, type RecordKind } from '../record-kind.ts'
import { ensureMayHave, type TableFile } from './table-file.ts'
import {
  insertFile,
  listFiles,
  lockWaitingCount,
  readPieces,
  takeFile,
  type FileRow,
} from './file-queries.ts'
import { mediaTypes } from './write-table.ts'

/** Open pages hear by it that a file was made. */
export const exportsKey = 'exports'

/** Of what files are made. */
export interface Exportable {
  kinds: readonly RecordKind[]
  files: readonly TableFile[]
}

const keptFor = days(7)
/** Of one person at a time. */
const maxWaiting = 3
const maxListed = 50
/** After so long it is told as failed, and another may be ordered; should it still be made, it is there. */
const timeout = hours(2)

/** Files of long lists: ordered, seen with their state, fetched by whoever ordered them. */
export function exportFileRoutes(app: App, made: Exportable): void {
  route(app, api.listExports, async (ctx, _, caller) => {
    const files = await listFiles(ctx.db, getStaff(caller).id, maxListed)
    return files.map((file) => toFile(file, ctx.clock.now()))
  })
  route(app, api.orderExport, (ctx, input, caller) => orderExport(ctx, made, input, caller))
  const fetching = {
    method: 'GET',
    path: '/admin/exports/{id}/file',
    realm: 'staff',
    permission: 'any',
    summary: 'A file that whoever asks had made; the right to read its list is asked again',
    input: api.exportId,
    produces: 'application/octet-stream',
  } as const
  rawRoute(app, fetching, async (ctx, { input: { id }, reply, caller }) => {
    const now = ctx.clock.now()
    const file = await ctx.db.transaction().execute(async (trx) => {
      const taken = await takeFile(trx, { id, staffId: getStaff(caller).id, now })
      if (!taken) throw new Refusal('notFound')
      // Whoever lost the right since then fetches nothing, and nothing is counted.
      const table = made.files.find(({ list }) => list === taken.list)
      if (table) ensureMayHave(table, taken.asked, caller)
      else getReadableKind(made.kinds, taken.list, caller)
      return taken
    })
    return reply
      .type(mediaTypes[file.format])
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('content-length', file.bytes!)
      .header('cache-control', 'no-store')
      .send(Readable.from(readPieces(ctx.db, id)))
  })
}

async function orderExport(
  ctx: Context,
  made: Exportable,
  input: ParsedInput<typeof api.orderExport>,
  caller: Caller,
): Promise<Output<typeof api.orderExport>> {
  const { list, format } = input
  const { wanted, file: ofName, note } = await findOrdered(ctx, made, input, caller)
  const { id: staffId } = getStaff(caller)
  const name = `${ofName}-${ctx.clock.today()}.${format}`
  const now = ctx.clock.now()
  const file = await ctx.db.transaction().execute(async (trx) => {
    const since = new Date(now.getTime() - timeout)
    if ((await lockWaitingCount(trx, staffId, since)) >= maxWaiting) {
      throw new Refusal('conflict', { message: texts.tooManyWaiting(maxWaiting) })
    }
    const ordered = await insertFile(trx, {
      staff_id: staffId,
      list,
      format,
      name,
      asked: JSON.stringify(wanted),
      asked_at: now,
      expires_at: new Date(now.getTime() + keptFor),
    })
    await appendEvent(trx, 'export.ordered', { exportId: ordered.id })
    await note(trx, ordered.id)
    return ordered
  })
  ctx.outbox.wake()
  return toFile(file, now)
}

interface Ordered {
  wanted: object
  /** What the file is called, without day and ending. */
  file: string
  note: (trx: Db, exportId: number) => Promise<void>
}

/** What was ordered, by whoever may have it. */
async function findOrdered(
  ctx: Context,
  { kinds, files }: Exportable,
  { list, format, asked }: ParsedInput<typeof api.orderExport>,
  caller: Caller,
): Promise<Ordered> {
  const table = files.find((each) => each.list === list)
  if (table) {
    if (!table.formats.includes(format)) throw new Refusal('notFound')
    const wanted = parseInput({ input: table.input }, asked)
    ensureMayHave(table, wanted, caller)
    const { name: file } = await table.open(ctx, wanted)
    const own = table.note?.bind(table)
    return {
      wanted: wanted as object,
      file,
      note: own
        ? (trx) => own(ctx, trx, caller, wanted)
        : noteOf(ctx, caller, { ...(wanted as object), list, format }),
    }
  }
  const { resource, handlers } = getReadableKind(kinds, list, caller)
  const leaving = handlers.table ?? handlers.out
  if (!leaving) throw new Refusal('notFound')
  const wanted = parseInput({ input: resource.export.input }, { ...asked, format })
  return {
    wanted,
    file: leaving.file,
    note: noteOf(ctx, caller, { ...wanted, list, format }),
  }
}

function noteOf(ctx: Context, caller: Caller, after: object): Ordered['note'] {
  return (trx, id) =>
    recordAudit(ctx, trx, caller, {
      action: texts.ordered,
      subject: { kind: 'exportFile', id },
      after,
    })
}

function toFile(file: FileRow, now: Date): Output<typeof api.orderExport> {
  const { id, name, downloads, rows, bytes } = file
  const isLate = file.state === 'waiting' && now.getTime() - file.asked_at.getTime() > timeout
  const failure = isLate ? texts.givenUp : file.failure
  return {
    id,
    name,
    downloads,
    state: isLate ? 'failed' : file.state,
    asked_at: toVietnamIso(file.asked_at),
    kept_until: toVietnamIso(file.expires_at),
    ...(rows === null ? {} : { rows }),
    ...(bytes === null ? {} : { bytes }),
    ...(failure === null ? {} : { failure }),
  }
}
