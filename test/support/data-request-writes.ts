import { getKeptPerson } from '#domain/data-request/backoffice/correct.ts'
import { registerMember } from './members.ts'
import { customerId } from './customer-writes.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

let made = 0

/** The writes of requests about personal data, each with an input that works. */
export const dataRequestWrites: Record<string, MinimalInput> = {
  'POST /admin/customers/{id}/data-requests': async (backoffice) => ({
    id: await opened(backoffice),
    ...asked('copy'),
  }),
  'PUT /admin/data-requests/{id}': async (backoffice) => ({
    ...(await requested(backoffice, 'object')),
    asked: 'Không muốn bị gọi điện',
    proof_note: '',
    reason: 'Khách nói rõ thêm',
  }),
  'POST /admin/data-requests/{id}/assign': async (backoffice) => ({
    ...(await requested(backoffice, 'copy')),
    assignee_id: backoffice.admin.id,
  }),
  'POST /admin/data-requests/{id}/answer': (backoffice) => requested(backoffice, 'copy'),
  'POST /admin/data-requests/{id}/correct': async (backoffice) => {
    const at = await requested(backoffice, 'correct')
    const { headers } = backoffice.admin
    const { seen } = await backoffice.shop.call(getKeptPerson, { id: at.id }, { headers })
    return { ...at, seen, name: 'Nguyễn Thị Lan' }
  },
  'POST /admin/data-requests/{id}/erase': (backoffice) => requested(backoffice, 'erase'),
  'POST /admin/data-requests/{id}/withdraw-consents': async (backoffice) => ({
    ...(await requested(backoffice, 'withdraw')),
    purpose: 'all',
  }),
  'POST /admin/data-requests/{id}/file': (backoffice) => requested(backoffice, 'copy'),
  'POST /admin/data-requests/{id}/close': async (backoffice) => ({
    ...(await requested(backoffice, 'object')),
    result: 'done',
    done_what: 'Bỏ số khỏi danh sách gọi',
    told: 'Cửa hàng không gọi nữa',
  }),
}

function asked(kind: string) {
  return {
    kind,
    channel: 'phone',
    proof: 'callBack',
    proof_note: '',
    asked: 'Khách nói qua điện thoại',
  }
}

async function opened(backoffice: Backoffice): Promise<number> {
  made += 1
  const { phone } = await registerMember(backoffice.shop, `09080${String(made).padStart(5, '0')}`)
  const id = await customerId(backoffice.shop, phone)
  await answerOf(backoffice, 'POST', `/admin/customers/${id}/looks`, { cause: 'dataRequest' })
  return id
}

async function requested(
  backoffice: Backoffice,
  kind: string,
): Promise<{ id: number; version: number }> {
  const path = `/admin/customers/${await opened(backoffice)}/data-requests`
  const { id, version } = await answerOf<{ id: number; version: number }>(
    backoffice,
    'POST',
    path,
    asked(kind),
  )
  return { id, version }
}
