import { printOfKey } from './code-hash.ts'
import type { BatchTools } from './issue-batch.ts'

/** How many batches in use were made with another key: beside theirs no codes are made. */
export async function countOtherKeys({
  db,
  config,
}: Pick<BatchTools, 'db' | 'config'>): Promise<number> {
  const { others } = await db
    .selectFrom('code_batch')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('state', '=', 'ready')
    .where('key_print', '<>', printOfKey(config))
    .executeTakeFirstOrThrow()
  return others
}
