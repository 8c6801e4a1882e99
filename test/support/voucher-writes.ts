import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { TestShop } from './app.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'
import { hireStaff } from './staff.ts'

const reason = 'Kế hoạch đầu năm'

export const voucherWrites: Record<string, MinimalInput> = {
  'POST /admin/voucher-campaigns': () => ({ ...campaign, reason }),
  'PUT /admin/voucher-campaigns/{id}': async (backoffice) => {
    const id = await voucherCampaign(backoffice)
    return { ...campaign, id, version: 1, value: 60_000, reason }
  },
  'POST /admin/voucher-campaigns/bulk': async (backoffice) => {
    const small = { ...campaign, total_limit: 10, reason }
    const { id } = await answerOf(backoffice, 'POST', '/admin/voucher-campaigns', small)
    return { action: 'start', records: [{ id, version: 1 }], reason }
  },
  'POST /admin/voucher-campaigns/{id}/approve': ({ shop }) => waitingCampaign(shop),
  'POST /admin/voucher-campaigns/{id}/decline': ({ shop }) => waitingCampaign(shop),
  'POST /admin/voucher-campaigns/{id}/stop': async (backoffice) => {
    const open = { ...campaign, published: true, total_limit: 10, reason }
    const { id } = await answerOf(backoffice, 'POST', '/admin/voucher-campaigns', open)
    return { id, version: 1, reason }
  },
  'POST /admin/voucher-campaigns/{id}/reopen': async (backoffice) => {
    return { id: await voucherCampaign(backoffice), version: 1, reason }
  },
  'POST /admin/voucher-campaigns/{id}/print': async (backoffice) => {
    return { id: await voucherCampaign(backoffice), count: 2, recipient: await ageKey(), reason }
  },
  'POST /admin/voucher-campaigns/{id}/recall': async (backoffice) => {
    const id = await voucherCampaign(backoffice)
    const printing = { count: 2, recipient: await ageKey(), reason }
    const path = `/admin/voucher-campaigns/${id}/print`
    const { series } = await answerOf<{ series: number }>(backoffice, 'POST', path, printing)
    return { id, series, reason }
  },
}

const campaign = {
  name: 'Voucher đầu năm',
  kind: 'amount',
  value: 50_000,
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
}

async function voucherCampaign(backoffice: Backoffice): Promise<number> {
  const path = '/admin/voucher-campaigns'
  return (await answerOf(backoffice, 'POST', path, { ...campaign, reason })).id
}

/** Of a colleague, without a limit of uses. */
async function waitingCampaign(shop: TestShop) {
  const backoffice = { shop, admin: await hireStaff(shop) }
  const open = { ...campaign, published: true, reason }
  const { id } = await answerOf(backoffice, 'POST', '/admin/voucher-campaigns', open)
  return { id, version: 1, reason }
}

async function ageKey(): Promise<string> {
  return identityToRecipient(await generateX25519Identity())
}
