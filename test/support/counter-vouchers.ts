import { beginSeries, generateAndWrite } from '#server/voucher/print-codes.ts'
import { sendVoucherOtp } from '#domain/counter/api.ts'
import type { Context, SignedInPharmacy } from '#server/context.ts'
import type { TestShop } from './app.ts'
import { callAsPharmacy } from './loyalty.ts'
import { readCode } from './members.ts'
import { signedInPharmacy } from './pharmacy.ts'

/** Codes of one use each of a campaign, as on paper: a counter asks for no proof. */
export async function printedVouchers(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  campaignId: number,
  count: number,
): Promise<string[]> {
  const tools = { config, clock }
  const series = await beginSeries(tools, db, campaignId, count)
  const codes: string[] = []
  for await (const lines of generateAndWrite(tools, db, series!, count)) {
    codes.push(...lines.split('\n'))
  }
  return codes
}

/** The code by which a customer lets a pharmacy use a voucher. */
export async function proveAtCounter(
  shop: TestShop,
  voucher: { phone: string; voucherCode: string },
  pharmacy: SignedInPharmacy = signedInPharmacy(),
): Promise<string> {
  await callAsPharmacy(shop, sendVoucherOtp, voucher, { pharmacy })
  return readCode(shop, voucher.phone)
}
