import { useRef, useState } from 'react'
import { judgeStatement, type JudgedStatement } from '#domain/order/cash/api.ts'
import type { CashCarrier } from '#domain/order/cash/states.ts'
import { failureText } from '#web/form/failure-text.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { sendBackofficeForm } from '../data/send-backoffice-form.ts'
import type { Mistake } from '../parts/MistakeTable.tsx'
import { referenceOf } from './statement-sums.ts'

export interface FileLine {
  row: number
  code: string
  amount: number
  fee: number
}

interface ReadFile {
  lines: readonly FileLine[]
  errors: readonly Mistake[]
}

export interface TriedFile extends ReadFile {
  name: string
  /** Null while there are mistakes to mend, or nothing to judge. */
  judged: JudgedStatement | null
}

/** As many lines as a statement takes. */
export const mostLines = 2000

/** A file is read once it is chosen and held against the parcels of the carrier, anew for another carrier. */
export function useStatementFile() {
  const [tried, setTried] = useState<TriedFile | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const latest = useRef<object | null>(null)

  const run = async (work: () => Promise<TriedFile>) => {
    const mine = {}
    latest.current = mine
    setFailure('')
    setBusy(true)
    try {
      const found = await work()
      if (latest.current === mine) setTried(found)
      return found
    } catch (error) {
      if (latest.current === mine) setFailure(failureText(error))
      return null
    } finally {
      if (latest.current === mine) setBusy(false)
    }
  }
  const choose = (file: File, carrier: CashCarrier | undefined) => {
    setTried(null)
    return run(async () => judge(file.name, await read(file), carrier))
  }
  const judgeFor = (carrier: CashCarrier) =>
    tried ? run(() => judge(tried.name, tried, carrier)) : null
  return { tried, failure, busy, choose, judgeFor }
}

async function read(file: File): Promise<ReadFile> {
  const body = new FormData()
  body.append('file', file)
  return sendBackofficeForm<ReadFile>('/admin/cash-statements/read', body)
}

async function judge(
  name: string,
  { lines, errors }: ReadFile,
  carrier: CashCarrier | undefined,
): Promise<TriedFile> {
  const known = { name, lines, errors }
  const isWhole = errors.length === 0 && lines.length > 0 && lines.length <= mostLines
  if (!isWhole || !carrier) return { ...known, judged: null }
  const asked = { carrier, reference: referenceOf(name), lines: lines.map(withoutRow) }
  return { ...known, judged: await callBackoffice(judgeStatement, asked) }
}

/** As a statement takes it. */
export function withoutRow({ code, amount, fee }: FileLine) {
  return { code, amount, fee }
}
