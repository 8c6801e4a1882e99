import { randomBytes } from 'node:crypto'
import { link, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeSealed } from '../platform/sealed-export.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { issueInto, type BatchTerms, type BatchTools } from './issue-batch.ts'

/** Where the one export of the clear codes goes, and whose key opens it (`age1…`). */
export interface ExportTarget {
  path: string
  recipient: string
}

/**
 * Issues a batch whose codes leave only as a file that its recipient can open. The file is whole and
 * on disk before the batch becomes ready, and gets its name after: under that name there is never
 * a list of codes that are not good, and no good code is ever lost.
 */
export async function issueToFile(
  tools: BatchTools,
  terms: BatchTerms,
  count: number,
  { path, recipient }: ExportTarget,
): Promise<void> {
  await ensureFree(path)
  const unnamed = `${path}.${randomBytes(4).toString('hex')}.part`
  let isWritten = false
  try {
    await issueInto(tools, { ...terms, exportedTo: recipient }, count, async (drawn) => {
      await writeSealed(unnamed, recipient, linesOf(drawn))
      isWritten = true
    })
  } catch (error) {
    if (isWritten) await unlink(unnamed)
    throw error
  }
  await giveName(unnamed, path)
}

async function* linesOf(drawn: AsyncGenerator<string[]>): AsyncGenerator<string> {
  for await (const some of drawn) yield some.join('\n')
}

async function ensureFree(path: string): Promise<void> {
  const file = await open(path).catch(() => null)
  await file?.close()
  if (file) throw new StartFailure(`${path} exists; nothing is written over.`)
}

/** `link` refuses a name that is taken, where `rename` would write over it. */
async function giveName(unnamed: string, path: string): Promise<void> {
  try {
    await link(unnamed, path)
  } catch (cause) {
    throw new StartFailure(`The batch is ready; its codes are in ${unnamed}.`, { cause })
  }
  await unlink(unnamed)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
}
