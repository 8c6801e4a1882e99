import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { exportEncrypted, type EncryptedFile } from '../platform/sealed-export.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { countPrinted, insertPrinted, insertSeries, type PrintedCampaign } from './print-queries.ts'
import { generateVoucherCode, hashVoucherCode } from './voucher-code.ts'

/** What printing needs of the context. */
export type PrintTools = Pick<Context, 'db' | 'clock' | 'config'>

/**
 * Makes codes of one use each for whoever holds the paper. They leave once, in a file that only its
 * recipient can open; the database keeps their hashes. All of them are good, or there is no file.
 */
export async function printCodes(
  tools: PrintTools,
  campaignId: number,
  count: number,
  to: EncryptedFile,
): Promise<void> {
  await exportEncrypted(to, (write) =>
    tools.db.transaction().execute(async (trx) => {
      const series = await beginSeries(tools, trx, campaignId, count)
      if (!series) throw new StartFailure(refusal(campaignId))
      await write(generateAndWrite(tools, trx, series, count))
    }),
  )
}

function refusal(campaignId: number): string[] {
  return [
    `Codes cannot be printed for campaign ${campaignId}.`,
    "It does not exist, or it has everybody's code or vouchers made for members: each needs a campaign of its own.",
  ]
}

interface Series {
  id: number
  campaign: PrintedCampaign
}

/** A series to fill with so many codes, within its transaction; null when the campaign prints none. */
export async function beginSeries(
  { clock }: Pick<PrintTools, 'clock'>,
  trx: Db,
  campaignId: number,
  count: number,
): Promise<Series | null> {
  const campaign = await countPrinted(trx, campaignId, count)
  if (!campaign) return null
  return { campaign, id: await insertSeries(trx, campaign, count, clock.now()) }
}

const rowsAtOnce = 5000

/** The codes of a series, clear on their way out alone: what is kept are their hashes. */
export async function* generateAndWrite(
  { config, clock }: Pick<PrintTools, 'config' | 'clock'>,
  trx: Db,
  { id, campaign }: Series,
  count: number,
): AsyncGenerator<string> {
  for (let left = count; left > 0; left -= rowsAtOnce) {
    const codes = Array.from({ length: Math.min(left, rowsAtOnce) }, generateVoucherCode)
    const hashes = codes.map((code) => hashVoucherCode(config, code))
    await insertPrinted(trx, campaign, id, hashes, clock.now())
    yield codes.join('\n')
  }
}
