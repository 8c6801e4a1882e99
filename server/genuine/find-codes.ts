import type { Context } from '../context.ts'
import { createCodeHash, type CodeKeys } from './code-hash.ts'
import { listByHash } from './code-queries.ts'
import type { FoundCode } from './found-code.ts'

/** By code, those that are known here, in one query. Expects capitals. */
export async function findCodes(
  { db, config }: Pick<Context, 'db'> & { config: CodeKeys },
  codes: readonly string[],
): Promise<Map<string, FoundCode>> {
  const hashOf = createCodeHash(config)
  const hashes = new Map(codes.map((code) => [code, hashOf(code)]))
  const found = await listByHash(db, [...hashes.values()])
  const byHash = new Map(found.map((one) => [one.hash.toString('hex'), one]))
  return new Map(
    [...hashes].flatMap(([code, hash]) => {
      const one = byHash.get(hash.toString('hex'))
      return one ? [[code, one] as const] : []
    }),
  )
}
