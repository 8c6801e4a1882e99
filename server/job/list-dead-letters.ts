import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/job/backoffice/api.ts'
import type { LetterAge } from '#domain/job/backoffice/api.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../context.ts'
import { countLetters, countOpenKinds, listLetters } from './letter-queries.ts'
import { letterViewer } from './letter-view.ts'

export async function listDeadLetters(
  ctx: Context,
  { state, kind, age, cursor, limit }: ParsedInput<typeof api.listDeadLetters>,
  caller: Caller,
): Promise<Output<typeof api.listDeadLetters>> {
  const rows = await listLetters(ctx.db, {
    state,
    kind: kind ?? null,
    ...spanOf(age, ctx.clock.now()),
    before: readCursor(cursor),
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const view = await letterViewer(ctx, caller, shown)
  return {
    items: shown.map(view),
    next: rows.length > limit ? String(shown.at(-1)!.id) : null,
    counts: await countLetters(ctx.db),
    open_kinds: await countOpenKinds(ctx.db, ctx.clock.now()),
  }
}

interface Span {
  from: Date | null
  until: Date | null
}

function spanOf(age: LetterAge | undefined, now: Date): Span {
  const ago = (count: number) => new Date(now.getTime() - days(count))
  switch (age) {
    case undefined:
      return { from: null, until: null }
    case 'day':
      return { from: ago(1), until: null }
    case 'week':
      return { from: ago(7), until: null }
    case 'older':
      return { from: null, until: ago(7) }
  }
}

/** The id behind which the list goes on; null from its beginning, also for what is no cursor. */
function readCursor(cursor: string | undefined): number | null {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null
}
