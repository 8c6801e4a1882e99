import type { Db } from '../platform/db.ts'
import { listTries, type Try } from './attempt-queries.ts'
import { referenceOf } from './report-reference.ts'
import { listReportsOfPhone, type KeptReport } from './report-queries.ts'

export interface CodeTraces {
  tries: Try[]
  reports: (KeptReport & { reference: string })[]
}

/** What a phone has left here, newest first: the codes it entered, masked, and its counterfeit reports. */
export async function listTraces(db: Db, phone: string): Promise<CodeTraces> {
  const [tries, reports] = await Promise.all([listTries(db, phone), listReportsOfPhone(db, phone)])
  return { tries, reports: reports.map((one) => ({ ...one, reference: referenceOf(one.id) })) }
}
