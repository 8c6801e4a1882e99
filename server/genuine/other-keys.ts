import { printsOfKeys } from './code-hash.ts'
import type { BatchTools } from './issue-batch.ts'

/** How many batches in use were made with a key that nobody has any more. */
export async function countOtherKeys({
  db,
  config,
}: Pick<BatchTools, 'db' | 'config'>): Promise<number> {
  const { others } = await db
    .selectFrom('code_batch')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('state', '=', 'ready')
    .where('key_print', 'not in', printsOfKeys(config))
    .executeTakeFirstOrThrow()
  return others
}
