import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Theo hợp đồng số 12'
const fields = { contact_name: '', contact_email: '', note: '', active: true, reason }
let made = 0

/** Writes of partners and their keys, each with an input that works. */
export const partnerWrites: Record<string, MinimalInput> = {
  'POST /admin/partners': () => ({ name: 'Công ty Hoa Sen', ...fields }),
  'PUT /admin/partners/{id}': async (backoffice) => ({
    id: await addPartner(backoffice),
    ...fields,
    name: 'Công ty Sen Vàng',
    version: 1,
  }),
  'POST /admin/partners/bulk': async (backoffice) => ({
    action: 'deactivate',
    records: [{ id: await addPartner(backoffice), version: 1 }],
    reason,
  }),
  'POST /admin/partners/{id}/keys': async (backoffice) => ({
    id: await addPartner(backoffice),
    ...terms,
  }),
  'POST /admin/partners/{id}/token-key': async (backoffice) => ({
    id: await addPartner(backoffice),
    reason,
  }),
  'PUT /admin/partner-keys/{id}': async (backoffice) => ({
    ...terms,
    id: await addKey(backoffice),
    version: 1,
  }),
  'POST /admin/partner-keys/{id}/rotate': async (backoffice) => ({
    id: await addKey(backoffice),
    overlap: 24,
    reason,
  }),
  'POST /admin/partner-keys/{id}/end': async (backoffice) => ({
    id: await addKey(backoffice),
    reason,
  }),
  'POST /admin/partner-keys/{id}/block': async (backoffice) => ({
    id: await addKey(backoffice),
    blocked: true,
    reason,
  }),
  'POST /admin/partners/{id}/webhooks': async (backoffice) => ({
    id: await addPartner(backoffice),
    ...webhook,
  }),
  'PUT /admin/webhooks/{id}': async (backoffice) => ({
    ...webhook,
    id: await addWebhook(backoffice),
    version: 1,
  }),
  'POST /admin/webhooks/{id}/state': async (backoffice) => ({
    id: await addWebhook(backoffice),
    active: false,
    reason,
  }),
  'POST /admin/webhooks/{id}/secret': async (backoffice) => ({
    id: await addWebhook(backoffice),
    reason,
  }),
  'POST /admin/webhooks/{id}/test': async (backoffice) => ({ id: await addWebhook(backoffice) }),
  'POST /admin/webhooks/{id}/replay': async (backoffice) => ({
    id: await addWebhook(backoffice),
    first: 1,
    last: 9,
    reason,
  }),
}

const webhook = { url: 'http://127.0.0.1:9/nhan', topics: ['stock'], personal: false, reason }

const terms = { name: 'Máy chủ', scopes: ['places.read'], reason }

async function addPartner(backoffice: Backoffice): Promise<number> {
  made += 1
  const asked = { name: `Đối tác số ${made}`, ...fields }
  return (await answerOf(backoffice, 'POST', '/admin/partners', asked)).id
}

async function addKey(backoffice: Backoffice): Promise<number> {
  const id = await addPartner(backoffice)
  const answer = await answerOf(backoffice, 'POST', `/admin/partners/${id}/keys`, terms)
  return (answer as unknown as { key: { id: number } }).key.id
}

async function addWebhook(backoffice: Backoffice): Promise<number> {
  const id = await addPartner(backoffice)
  const answer = await answerOf(backoffice, 'POST', `/admin/partners/${id}/webhooks`, webhook)
  return (answer as unknown as { webhook: { id: number } }).webhook.id
}
