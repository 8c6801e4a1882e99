import { setSettingSecret } from '#domain/settings/backoffice/api.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

/** Writes that lists of records have in common: what is done to many, views, files; and the secrets beside settings. */
export const listWrites: Record<string, MinimalInput> = {
  'PUT /admin/setting-secrets/{key}': () => ({
    key: 'turnstile',
    secret: 'a-secret-of-the-provider',
    version: 0,
    reason,
  }),
  'POST /admin/setting-secrets/{key}/drop': async ({ shop, admin: { headers } }) => {
    const set = { key: 'recaptcha', secret: 'a-secret-of-the-provider', version: 0 } as const
    const { version } = await shop.call(setSettingSecret, { ...set, reason }, { headers })
    return { key: 'recaptcha', version, reason }
  },
  'PUT /admin/message-texts/{template}': () => ({
    template: 'orderPlaced',
    text: '{shop}: Đã nhận đơn {code}, tổng {total}. Xem đơn: {lookup}',
    version: 0,
    reason,
  }),
  'PUT /admin/mail-texts/{template}': () => ({ ...mailWords, version: 0, reason }),
  'POST /admin/mail-texts/{template}/trial': () => ({ ...mailWords, to: 'toi@example.vn' }),
  'POST /admin/mail-refusals': () => ({ address: 'ghi@example.vn', reason }),
  'POST /admin/mail-refusals/{id}/lift': async (backoffice) => {
    const noted = { address: 'go@example.vn', reason }
    const { id } = await answerOf(backoffice, 'POST', '/admin/mail-refusals', noted)
    return { id, reason }
  },
  'POST /admin/employees/bulk': async (backoffice) => {
    const id = await anEmployee(backoffice, 'NV006')
    return { action: 'deactivate', records: [{ id, version: 1 }], reason }
  },
  'POST /admin/exports': () => ({ list: 'employees', format: 'csv', asked: {} }),
  'POST /admin/bulk-jobs': async (backoffice) => bulkOrder(await anEmployee(backoffice, 'NV007')),
  'POST /admin/bulk-jobs/{id}/stop': async (backoffice) => {
    const order = bulkOrder(await anEmployee(backoffice, 'NV008'))
    const { id } = await answerOf(backoffice, 'POST', '/admin/bulk-jobs', order)
    return { id }
  },
  'POST /admin/bulk-jobs/{id}/resume': async (backoffice) => {
    const order = bulkOrder(await anEmployee(backoffice, 'NV009'))
    const { id } = await answerOf(backoffice, 'POST', '/admin/bulk-jobs', order)
    await answerOf(backoffice, 'POST', `/admin/bulk-jobs/${id}/stop`, {})
    return { id }
  },
  'POST /admin/views': () => sharedView,
  'PUT /admin/views/{id}': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/views', sharedView)
    return { ...sharedView, id, name: 'Nhân viên đang làm' }
  },
  'DELETE /admin/views/{id}': async (backoffice) => {
    const { id } = await answerOf(backoffice, 'POST', '/admin/views', sharedView)
    return { id }
  },
}

async function anEmployee(backoffice: Backoffice, number: string): Promise<number> {
  const employee = { number, name: 'Lê Quang Minh', active: true, phones: [], reason }
  return (await answerOf(backoffice, 'POST', '/admin/employees', employee)).id
}

function bulkOrder(id: number) {
  return { list: 'employees', action: 'deactivate', ids: [id], reason }
}

const mailWords = {
  template: 'orderPlaced',
  subject: 'Đơn {code} đã nhận',
  heading: 'Cảm ơn Quý khách',
  text: 'Đã nhận đơn {code}, tổng {total}.',
  action: 'Xem đơn',
}
const reason = 'Kiểm tra nhật ký'
const sharedView = {
  list: 'employees',
  name: 'Đang làm',
  query: '?trang-thai=active',
  shared: true,
}
