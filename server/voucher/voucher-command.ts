import { parseArgs } from 'node:util'
import { formatDate } from '#domain/kernel/dates.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { printCodes, type PrintTools } from './print-codes.ts'
import { listCampaigns } from './print-queries.ts'

const usage = `Usage: npm run vouchers -- …
  list
  print CAMPAIGN --count N --recipient age1… --out FILE`

export type VoucherCommand =
  | { does: 'list' }
  | { does: 'print'; campaignId: number; count: number; recipient: string; path: string }

/** More at once would only make a long transaction. */
const maxCodes = 1_000_000

/** What a command line asks for; a StartFailure tells what is missing. */
export function readVoucherCommand(args: string[]): VoucherCommand {
  const { values, positionals } = parseKnown(args)
  const [does, campaign, ...rest] = positionals
  if (rest.length > 0) refuse('too many words')
  if (does === 'list') return { does }
  if (does !== 'print') return refuse('no such command')
  return {
    does,
    campaignId: readNumber('CAMPAIGN', campaign, 2 ** 31 - 1),
    count: readNumber('--count', values.count, maxCodes),
    recipient: values.recipient ?? refuse('--recipient is missing'),
    path: values.out ?? refuse('--out is missing'),
  }
}

/** Carries it out; gives what to print. */
export async function runVoucherCommand(
  tools: PrintTools,
  command: VoucherCommand,
): Promise<string[]> {
  if (command.does === 'list') return table(tools)
  const { campaignId, count, recipient, path } = command
  await printCodes(tools, campaignId, count, { path, recipient })
  return [`${count} codes are in ${path}, for the holder of ${recipient} alone.`]
}

async function table({ db }: PrintTools): Promise<string[]> {
  const campaigns = await listCampaigns(db)
  if (campaigns.length === 0) return ['No campaigns yet.']
  return campaigns.map(({ id, name, code, issued, printed, used, totalLimit, endsOn }) => {
    const kind = code ?? (printed > 0 ? `${printed} printed` : `${issued} issued`)
    const uses = totalLimit === null ? `${used} used` : `${used} of ${totalLimit} used`
    return `${id}  ${name}  ${kind}, ${uses}, until ${formatDate(endsOn)}`
  })
}

function parseKnown(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { count: text, recipient: text, out: text },
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function readNumber(name: string, value: string | undefined, max: number): number {
  const number = /^\d{1,10}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= max
    ? number
    : refuse(`${name} must be a whole number from 1 to ${max}`)
}

function refuse(problem: string): never {
  throw new StartFailure([`${problem}.`, usage])
}
