import { readFile } from 'node:fs/promises'
import { suggestCode } from '#domain/genuine/suggest-code.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { align } from './align.ts'
import { listBatchSummaries, recallBatch, type BatchSummary } from './batch-queries.ts'
import { countOtherKeys } from './other-keys.ts'
import { printsOfKeys } from './code-hash.ts'
import { findFirstUse, type FirstUse } from './code-queries.ts'
import { issueToFile } from './export-batch.ts'
import { findCode } from './find-code.ts'
import { importBatch, type CodeImport } from './import-batch.ts'
import { BatchNameTaken, type BatchTools } from './issue-batch.ts'
import type { Command } from './read-command.ts'
import { showReport, showReports } from './report-command.ts'

/** Carries out what a command line asks for; gives what to print. */
export async function runCommand(tools: BatchTools, command: Command): Promise<string[]> {
  switch (command.does) {
    case 'issue':
      return issue(tools, command)
    case 'import':
      return takeOver(tools, command)
    case 'recall':
      return recall(tools, command)
    case 'list':
      return table(tools, await listBatchSummaries(tools.db))
    case 'look-up':
      return lookUp(tools, command.code)
    case 'reports':
      return showReports(tools.db, command)
    case 'report':
      return showReport(tools, command)
  }
}

type Of<Does extends Command['does']> = Extract<Command, { does: Does }>

async function issue(tools: BatchTools, { terms, count, path, recipient }: Of<'issue'>) {
  await ensureSameKey(tools)
  await named(issueToFile(tools, terms, count, { path, recipient }))
  return [`${count} codes are in ${path}, for the holder of ${recipient} alone.`, ''].concat(
    await tableOf(tools, terms.name),
  )
}

async function takeOver(tools: BatchTools, { terms, path, dryRun }: Of<'import'>) {
  await ensureSameKey(tools)
  const text = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new StartFailure(`${path} cannot be read (${cause.message}).`, { cause })
  })
  const report = await named(importBatch(tools, terms, text, { dryRun }))
  if (report.problems.length > 0) throw new StartFailure(problemLines(report))
  if (dryRun) return [`${report.codes} codes would be imported; nothing is wrong with any.`]
  return [`${report.codes} codes imported.`, ''].concat(await tableOf(tools, terms.name))
}

const maxLines = 50

function problemLines({ codes, problems }: CodeImport): string[] {
  const lines = problems.slice(0, maxLines).map(({ line, problem }) => `line ${line} ${problem}`)
  const more = problems.length - lines.length
  return [
    `Nothing was imported: ${codes} codes are good, ${problems.length} lines are not.`,
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
  ]
}

async function recall({ db, clock }: BatchTools, { batch, reason }: Of<'recall'>) {
  const isDone = await recallBatch(db, { name: batch, reason, at: clock.now() })
  if (!isDone) throw new StartFailure(`No batch "${batch}" is in use; list tells which are.`)
  return [`Recalled: whoever enters a code of "${batch}" is told why.`]
}

async function lookUp(tools: BatchTools, typed: string): Promise<string[]> {
  const code = typed.toUpperCase()
  const found = await findCode(tools, code)
  if (!found) {
    const meant = suggestCode(typed)
    return [`${code}  unknown`, ...(meant ? [`Was ${meant} meant?`] : [])]
  }
  const { batch } = found
  const use = await findFirstUse(tools.db, found.hash)
  const status = use ? 'used' : batch.state === 'recalled' ? 'recalled' : 'not used yet'
  return [
    `${code}  ${status}`,
    `batch    ${batch.name} (${batch.kind}, ${batch.productCode}, ${batch.point} points)`,
    ...(batch.state === 'recalled' ? [`recalled ${batch.recallReason}`] : []),
    ...(use
      ? [`used     ${formatDateTime(use.at.toISOString())}`]
          .concat(`by       ${userOf(use)}`)
          .concat(`at       ${use.place}${use.pharmacyCode ? ` (${use.pharmacyCode})` : ''}`)
      : []),
  ]
}

function userOf({ channel, phone }: FirstUse): string {
  if (channel === 'return') return 'nobody: its box came back'
  return phone === null ? 'an erased member' : maskPhone(phone)
}

/** Codes under two keys cannot be told apart from forgeries: one of the keys would have to be lost. */
async function ensureSameKey(tools: BatchTools): Promise<void> {
  const others = await countOtherKeys(tools)
  if (others === 0) return
  throw new StartFailure([
    `${others} batches were made with another CODE_KEY (or SECRET_KEY): their codes all read as wrong now.`,
    'Set the key they were made with, or recall them.',
  ])
}

async function named<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof BatchNameTaken) {
      throw new StartFailure(`There is a batch "${error.message}"; choose a --name.`)
    }
    if (error instanceof RangeError) throw new StartFailure(`${error.message}.`)
    throw error
  })
}

async function tableOf(tools: BatchTools, name: string): Promise<string[]> {
  const batches = await listBatchSummaries(tools.db)
  return table(
    tools,
    batches.filter((batch) => batch.name === name),
  )
}

function table({ config }: Pick<BatchTools, 'config'>, batches: readonly BatchSummary[]): string[] {
  if (batches.length === 0) return ['No batches yet.']
  const prints = printsOfKeys(config)
  const rows = batches.map((batch) => [
    batch.name,
    batch.kind,
    batch.inShop || batch.kind === 'test'
      ? batch.productCode
      : `${batch.productCode} (not in the shop)`,
    batch.lot,
    String(batch.point),
    String(batch.codeCount),
    String(batch.redeemed),
    prints.includes(batch.keyPrint) ? batch.state : `${batch.state}, other key`,
    formatDateTime(batch.at.toISOString()),
  ])
  return align([
    ['batch', 'kind', 'product', 'lot', 'points', 'codes', 'used', 'state', 'made'],
    ...rows,
  ])
}
