import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/job/backoffice/api.ts'
import type { Context } from '../context.ts'
import { countLetters } from './letter-queries.ts'

export async function countDeadLetters({
  db,
}: Context): Promise<Output<typeof api.countDeadLetters>> {
  return { open: (await countLetters(db)).open }
}
