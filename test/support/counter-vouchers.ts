import { sendVoucherOtp } from '#domain/counter/api.ts'
import type { Context, SignedInStore } from '#server/context.ts'
import { countPrinted, insertPrinted } from '#server/voucher/print-store.ts'
import { drawVoucherCode, hashVoucherCode } from '#server/voucher/voucher-code.ts'
import type { TestShop } from './app.ts'
import { callAsStore } from './loyalty.ts'
import { readCode } from './members.ts'
import { signedInStore } from './store.ts'

/** Codes of one use each of a campaign, as on paper: a counter asks for no proof. */
export async function printedVouchers(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  campaignId: number,
  count: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, drawVoucherCode)
  const hashes = codes.map((code) => hashVoucherCode(config, code))
  const campaign = await countPrinted(db, campaignId, count)
  await insertPrinted(db, campaign!, hashes, clock.now())
  return codes
}

/** The code by which a customer lets a store use a voucher. */
export async function proveAtCounter(
  shop: TestShop,
  voucher: { phone: string; voucherCode: string },
  store: SignedInStore = signedInStore(),
): Promise<string> {
  await callAsStore(shop, sendVoucherOtp, voucher, { store })
  return readCode(shop, voucher.phone)
}
