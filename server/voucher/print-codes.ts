import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { exportSealed, type SealedFile } from '../platform/sealed-export.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { countPrinted, insertPrinted, type PrintedCampaign } from './print-store.ts'
import { drawVoucherCode, hashVoucherCode } from './voucher-code.ts'

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
  to: SealedFile,
): Promise<void> {
  await exportSealed(to, (write) =>
    tools.db.transaction().execute(async (trx) => {
      const campaign = await countPrinted(trx, campaignId, count)
      if (!campaign) throw new StartFailure(refusal(campaignId))
      await write(drawAndWrite(tools, trx, campaign, count))
    }),
  )
}

function refusal(campaignId: number): string[] {
  return [
    `Codes cannot be printed for campaign ${campaignId}.`,
    "It does not exist, or it has everybody's code or vouchers made for members: each needs a campaign of its own.",
  ]
}

const rowsAtOnce = 5000

async function* drawAndWrite(
  { config, clock }: PrintTools,
  trx: Db,
  campaign: PrintedCampaign,
  count: number,
): AsyncGenerator<string> {
  for (let left = count; left > 0; left -= rowsAtOnce) {
    const codes = Array.from({ length: Math.min(left, rowsAtOnce) }, drawVoucherCode)
    const hashes = codes.map((code) => hashVoucherCode(config, code))
    await insertPrinted(trx, campaign, hashes, clock.now())
    yield codes.join('\n')
  }
}
