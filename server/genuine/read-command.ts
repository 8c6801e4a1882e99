import { parseArgs } from 'node:util'
import { StartFailure } from '../platform/start-failure.ts'
import type { BatchTerms } from './batch-terms.ts'
import { readReference } from './report-reference.ts'
import { reportStates, type ReportState } from '#domain/genuine/backoffice/report-states.ts'

export const usage = `Usage: npm run codes -- …
  issue  (--product CODE | --combo PREFIX | --test) --count N --point P --recipient age1… --out FILE
         [--name NAME] [--prefix ABC] [--lot L] [--expires YYYY-MM-DD] [--earn-until YYYY-MM-DD]
         [--voucher CAMPAIGN]
  import FILE (--product CODE | --combo PREFIX) --point P [--dry-run] [--name … as above]
  recall BATCH --reason TEXT
  list
  look-up CODE
  reports [--state new|checking|counterfeit|genuine|closed]
  report HG000123 [--photo FILE] [--checking | --closed]`

export type Command =
  | { does: 'issue'; terms: BatchTerms; count: number; recipient: string; path: string }
  | { does: 'import'; terms: BatchTerms; path: string; dryRun: boolean }
  | { does: 'recall'; batch: string; reason: string }
  | { does: 'list' }
  | { does: 'look-up'; code: string }
  | { does: 'reports'; state: ReportState | null }
  | { does: 'report'; id: number; photoPath: string | null; state: ReportState | null }

/** Some million are a day's print; more at once would only make a long transaction. */
const maxCodes = 5_000_000

/** What a command line asks for; a StartFailure tells what is missing. */
export function readCommand(args: string[], today: string): Command {
  const { values, positionals } = parseKnown(args)
  const [does, subject = '', ...rest] = positionals
  if (rest.length > 0) refuse('too many words')
  const readers: Record<string, () => Command> = {
    issue: () => ({
      does: 'issue',
      terms: readTerms(values, today),
      count: readNumber('count', values.count, { min: 1, max: maxCodes }),
      recipient: readText('recipient', values.recipient),
      path: readText('out', values.out),
    }),
    import: () => ({
      does: 'import',
      terms: readTerms(values, today),
      path: readText('FILE', subject),
      dryRun: values['dry-run'],
    }),
    recall: () => ({
      does: 'recall',
      batch: readText('BATCH', subject),
      reason: readText('reason', values.reason),
    }),
    list: () => ({ does: 'list' }),
    'look-up': () => ({ does: 'look-up', code: readText('CODE', subject) }),
    reports: () => ({ does: 'reports', state: readState(values.state) }),
    report: () => ({
      does: 'report',
      id: readReference(subject) ?? refuse('report needs a reference like HG000123'),
      photoPath: values.photo ?? null,
      state: values.closed ? 'closed' : values.checking ? 'checking' : null,
    }),
  }
  const read = Object.hasOwn(readers, does ?? '') ? readers[does!]! : refuse('no such command')
  return read()
}

type Values = ReturnType<typeof parseKnown>['values']

function parseKnown(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        product: text,
        combo: text,
        test: flag,
        count: text,
        point: text,
        recipient: text,
        out: text,
        name: text,
        prefix: text,
        lot: text,
        expires: text,
        'earn-until': text,
        voucher: text,
        reason: text,
        'dry-run': flag,
        checking: flag,
        closed: flag,
        state: text,
        photo: text,
      },
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function readTerms(values: Values, today: string): BatchTerms {
  const chosen = [values.product, values.combo, values.test || undefined]
  if (chosen.filter((one) => one !== undefined).length !== 1) {
    refuse('one of --product, --combo and --test is needed')
  }
  const productCode = (values.product ?? values.combo ?? 'TEST').toUpperCase()
  const lot = values.lot ?? ''
  return {
    name: values.name ?? [productCode, lot, today].filter(Boolean).join(' '),
    kind: values.test ? 'test' : values.combo === undefined ? 'single' : 'combo',
    prefix: values.prefix?.toUpperCase(),
    productCode,
    point: values.test ? 0 : readNumber('point', values.point, { min: 0, max: 1_000_000 }),
    lot,
    productExpiresOn: readDay('expires', values.expires),
    earnUntil: readDay('earn-until', values['earn-until']),
    voucherCampaignId:
      values.voucher === undefined
        ? null
        : readNumber('voucher', values.voucher, { min: 1, max: 2 ** 31 - 1 }),
  }
}

function readText(name: string, value: string | undefined): string {
  return value?.trim() || refuse(`${name} is missing`)
}

function readNumber(
  name: string,
  value: string | undefined,
  { min, max }: { min: number; max: number },
): number {
  const number = /^\d{1,10}$/.test(value ?? '') ? Number(value) : NaN
  return number >= min && number <= max
    ? number
    : refuse(`--${name} must be a whole number from ${min} to ${max}`)
}

function readState(value: string | undefined): ReportState | null {
  if (value === undefined) return null
  const state = reportStates.find((known) => known === value)
  return state ?? refuse(`--state must be one of ${reportStates.join(', ')}`)
}

function readDay(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  const isDay = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  return isDay ? value : refuse(`--${name} must be a day like 2028-10-31`)
}

function refuse(problem: string): never {
  throw new StartFailure([`${problem}.`, usage])
}
