import { exportEncrypted, type EncryptedFile } from '../platform/sealed-export.ts'
import { issueInto, type BatchTerms, type BatchTools } from './issue-batch.ts'

/** Issues a batch whose codes leave only as a file that its recipient can open. */
export async function issueToFile(
  tools: BatchTools,
  terms: BatchTerms,
  count: number,
  to: EncryptedFile,
): Promise<void> {
  await exportEncrypted(to, (write) =>
    issueInto(tools, { ...terms, exportedTo: to.recipient }, count, (drawn) =>
      write(linesOf(drawn)),
    ),
  )
}

/** A code a line, as a printer gets them. */
export async function* linesOf(drawn: AsyncGenerator<string[]>): AsyncGenerator<string> {
  for await (const some of drawn) yield some.join('\n')
}
