import { writeFile } from 'node:fs/promises'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Db } from '../platform/db.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { align } from './align.ts'
import type { BatchTools } from './issue-batch.ts'
import type { Command } from './read-command.ts'
import { referenceOf } from './report-reference.ts'
import { findReport, listReports, markReport, type KeptReport } from './report-queries.ts'

type Of<Does extends Command['does']> = Extract<Command, { does: Does }>

const maxReports = 200

/** What members suspect, newest first; phones masked. */
export async function showReports(db: Db, { state }: Of<'reports'>): Promise<string[]> {
  const reports = await listReports(db, { state, limit: maxReports })
  if (reports.length === 0) return ['No reports.']
  return align([
    ['report', 'state', 'code', 'batch', 'phone', 'place', 'photo', 'sent'],
    ...reports.map((report) => [
      referenceOf(report.id),
      report.state,
      report.code,
      report.batch ?? 'unknown',
      maskPhone(report.phone),
      report.place,
      report.photoSize === null ? 'no' : 'yes',
      formatDateTime(report.at.toISOString()),
    ]),
  ])
}

/** One report in full, its picture into a file, and what has become of it. */
export async function showReport(
  { db, clock }: Pick<BatchTools, 'db' | 'clock'>,
  { id, photoPath, state }: Of<'report'>,
): Promise<string[]> {
  const report = await findReport(db, id)
  if (!report) throw new StartFailure(`There is no report ${referenceOf(id)}.`)
  if (photoPath !== null) await savePhoto(report.photo, photoPath)
  if (state !== null) await markReport(db, id, state, clock.now())
  return describe({ ...report, state: state ?? report.state }).concat(
    photoPath === null ? [] : [`saved    ${photoPath}`],
  )
}

async function savePhoto(photo: Buffer | null, path: string): Promise<void> {
  if (!photo) throw new StartFailure('That report has no picture.')
  // A file that is there already is not written over.
  await writeFile(path, photo, { flag: 'wx' }).catch((cause: Error) => {
    throw new StartFailure(`${path} cannot be written (${cause.message}).`, { cause })
  })
}

function describe(report: KeptReport): string[] {
  const { loyaltyNumber, photoSize } = report
  return [
    `${referenceOf(report.id)}  ${report.state}`,
    `sent     ${formatDateTime(report.at.toISOString())}`,
    `by       ${report.phone || 'an erased member'}${loyaltyNumber ? ` (${loyaltyNumber})` : ''}`,
    `code     ${report.code}, ${report.batch === null ? 'not one of ours' : `batch ${report.batch}`}`,
    `place    ${report.place}`,
    `seen     ${report.description}`,
    `photo    ${photoSize === null ? 'none' : `WebP, ${Math.ceil(photoSize / 1024)} KB`}`,
  ]
}
