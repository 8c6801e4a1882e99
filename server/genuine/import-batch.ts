import { findKnownHashes, insertHashes, makeReady, type NewBatch } from './batch-queries.ts'
import { batchRowOf } from './batch-terms.ts'
import { createCodeHashes } from './code-hash.ts'
import {
  beginBatch,
  inTransaction,
  rowsAtOnce,
  type BatchTerms,
  type BatchTools,
} from './issue-batch.ts'
import { readCodeList, type CodeLine, type LineProblem } from './read-code-list.ts'

export interface CodeImport {
  /** Good codes in the list. */
  codes: number
  /** With any, nothing is imported. */
  problems: LineProblem[]
  /** Null after a dry run, and when there are problems. */
  batchId: number | null
}

/**
 * Takes over a printer's list, all or nothing: a code per line, or a table with a column `code`.
 * A dry run only tells what would happen.
 */
export async function importBatch(
  tools: BatchTools,
  terms: BatchTerms & Pick<NewBatch, 'note' | 'createdBy'>,
  text: string,
  { dryRun = false } = {},
): Promise<CodeImport> {
  const { lines, problems } = readCodeList(text)
  const hashesUnder = createCodeHashes(tools.config)
  const [hashOf] = hashesUnder
  const known = await findKnown(tools, lines, hashesUnder)
  const all = [...problems, ...known].toSorted((a, b) => a.line - b.line)
  const codes = lines.length - known.length
  if (dryRun || all.length > 0 || codes === 0) return { codes, problems: all, batchId: null }
  const batchId = await inTransaction(tools.db, async (trx) => {
    const id = await beginBatch(trx, {
      ...batchRowOf(tools, terms, 'imported'),
      note: terms.note ?? '',
      createdBy: terms.createdBy ?? '',
    })
    let next = 1
    for (const some of inParts(lines)) {
      const taken = await insertHashes(trx, id, hashesOf(some, hashOf), next)
      next += some.length
      // Another import of the same codes at the same time.
      if (taken.length > 0) throw new Error('codes of this list were imported meanwhile')
    }
    await makeReady(trx, id, codes)
    return id
  })
  return { codes, problems: [], batchId }
}

async function findKnown(
  { db }: BatchTools,
  lines: readonly CodeLine[],
  hashesUnder: readonly ((code: string) => Buffer)[],
): Promise<LineProblem[]> {
  const problems: LineProblem[] = []
  for (const some of inParts(lines)) {
    for (const hashOf of hashesUnder) {
      for (const at of await findKnownHashes(db, hashesOf(some, hashOf))) {
        problems.push({ line: some[at]!.line, problem: 'belongs to a batch already' })
      }
    }
  }
  return problems
}

function hashesOf(lines: readonly CodeLine[], hashOf: (code: string) => Buffer): Buffer {
  return Buffer.concat(lines.map(({ code }) => hashOf(code)))
}

function* inParts(lines: readonly CodeLine[]): Generator<readonly CodeLine[]> {
  for (let at = 0; at < lines.length; at += rowsAtOnce) yield lines.slice(at, at + rowsAtOnce)
}
