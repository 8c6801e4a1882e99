import type { Output, ParsedInput } from '#domain/contract.ts'
import type { priceList } from '#domain/catalog/backoffice/price-list.ts'
import type { RecordOf } from '#domain/resource.ts'
import type * as api from '#domain/staff/api.ts'
import type { Caller, Context } from '../context.ts'
import { listAudit } from '../staff/index.ts'
import { mayRead, type RecordKind } from './record-kind.ts'

/** What staff did, with what each of it was done to called as people call it. */
export async function listNamedAudit(
  ctx: Context,
  kinds: readonly RecordKind[],
  asked: ParsedInput<typeof api.listAudit>,
  caller: Caller,
): Promise<Output<typeof api.listAudit>> {
  const page = await listAudit(ctx, asked)
  const titles = new Map<string, string | undefined>()
  // A page has thirty entries and mostly fewer subjects: each is read once.
  for (const { subject_kind: kind, subject_id: id } of page.items) {
    const key = `${kind} ${id}`
    if (!titles.has(key)) titles.set(key, await titleOf(ctx, kinds, { kind, id }, caller))
  }
  const items = page.items.map((entry) => ({
    ...entry,
    subject_title: titles.get(`${entry.subject_kind} ${entry.subject_id}`),
  }))
  return { ...page, items }
}

async function titleOf(
  ctx: Context,
  kinds: readonly RecordKind[],
  subject: { kind: string; id: string },
  caller: Caller,
): Promise<string | undefined> {
  const known = kinds.find(({ resource }) => resource.subject === subject.kind)
  if (!known || !mayRead(known, caller)) return undefined
  const { resource, handlers } = known
  // What was done to a whole list is about none of it.
  const asked = resource.get.input.safeParse({ id: subject.id })
  if (!asked.success) return undefined
  const { id } = asked.data as { id: number | string }
  const record = await (handlers.getFields ?? handlers.get)(ctx, id)
  if (!record) return undefined
  if (subject.kind === 'product') return (record as RecordOf<typeof priceList>).line.name
  return handlers.describe?.(record).title
}
