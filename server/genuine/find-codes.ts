import type { Context } from '../context.ts'
import { createCodeHashes, type CodeKeys } from './code-hash.ts'
import { listByHash } from './code-queries.ts'
import type { FoundCode } from './found-code.ts'

/** By code, those that are known here, in one query. Expects capitals. */
export async function findCodes(
  { db, config }: Pick<Context, 'db'> & { config: CodeKeys },
  codes: readonly string[],
): Promise<Map<string, FoundCode>> {
  const hashesOf = createCodeHashes(config)
  const hashes = new Map(codes.map((code) => [code, hashesOf.map((hashOf) => hashOf(code))]))
  const found = await listByHash(db, [...hashes.values()].flat())
  const byHash = new Map(found.map((one) => [one.hash.toString('hex'), one]))
  return new Map(
    [...hashes].flatMap(([code, mayBe]) => {
      const hash = mayBe.find((each) => byHash.has(each.toString('hex')))
      return hash ? [[code, byHash.get(hash.toString('hex'))!] as const] : []
    }),
  )
}
