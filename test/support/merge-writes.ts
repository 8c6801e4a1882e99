import { customerId } from './customer-writes.ts'
import { readCode, registerMember } from './members.ts'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

type At = Record<'id' | 'version', number>

let made = 0
const newPhone = () => `09061${String((made += 1)).padStart(5, '0')}`
const at = ({ id, version }: At): At => ({ id, version })

/** The writes of merges of two phones, each with an input that works. */
export const mergeWrites: Record<string, MinimalInput> = {
  'POST /admin/customers/{id}/merges': async (backoffice) => ({
    id: (await opened(backoffice)).id,
    to_phone: newPhone(),
    why: 'Khách đổi số',
  }),
  'PUT /admin/merges/{id}': async (backoffice) => ({
    ...at(await started(backoffice)),
    why: 'Khách có hai số',
    reason: 'Ghi rõ hơn',
  }),
  'POST /admin/merges/{id}/code': async (backoffice) => ({
    ...at(await started(backoffice)),
    side: 'from',
  }),
  'POST /admin/merges/{id}/prove-by-code': async (backoffice) => {
    const { phone, ...merge } = await started(backoffice)
    const path = `/admin/merges/${merge.id}/code`
    const sent = await answerOf<At>(backoffice, 'POST', path, { ...at(merge), side: 'from' })
    return { ...at(sent), side: 'from', code: await readCode(backoffice.shop, phone) }
  },
  'POST /admin/merges/{id}/prove-by-words': async (backoffice) => ({
    ...at(await started(backoffice)),
    side: 'from',
    words: 'Gặp trực tiếp tại quầy',
  }),
  'POST /admin/merges/{id}/carry-out': (backoffice) => proven(backoffice, 'code'),
  'POST /admin/merges/{id}/approve': async (backoffice) => {
    const merge = await proven(backoffice, 'words')
    // Somebody else had started it and vouched for it.
    const { id: other } = await hireStaff(backoffice.shop, 'care')
    await backoffice.shop.ctx.db
      .updateTable('person_merge')
      .set({ started_by: other, from_proven_by: other, to_proven_by: other })
      .where('id', '=', merge.id)
      .execute()
    return merge
  },
  'POST /admin/merges/{id}/cancel': async (backoffice) => ({
    ...at(await started(backoffice)),
    why: 'Khách đổi ý',
  }),
}

async function opened(backoffice: Backoffice): Promise<{ id: number; phone: string }> {
  const { phone } = await registerMember(backoffice.shop, newPhone())
  const id = await customerId(backoffice.shop, phone)
  await answerOf(backoffice, 'POST', `/admin/customers/${id}/looks`, { cause: 'call' })
  return { id, phone }
}

async function started(backoffice: Backoffice): Promise<At & { phone: string; to: string }> {
  const { id, phone } = await opened(backoffice)
  const to = newPhone()
  const asked = { to_phone: to, why: 'Khách đổi số' }
  const path = `/admin/customers/${id}/merges`
  return { ...at(await answerOf<At>(backoffice, 'POST', path, asked)), phone, to }
}

async function proven(backoffice: Backoffice, proof: 'code' | 'words'): Promise<At> {
  const { phone, to, ...merge } = await started(backoffice)
  let now = at(merge)
  for (const [side, of] of [
    ['from', phone],
    ['to', to],
  ] as const) {
    const path = `/admin/merges/${merge.id}`
    if (proof === 'words') {
      const words = { ...now, side, words: 'Gặp trực tiếp tại quầy' }
      now = at(await answerOf<At>(backoffice, 'POST', `${path}/prove-by-words`, words))
      continue
    }
    const sent = await answerOf<At>(backoffice, 'POST', `${path}/code`, { ...now, side })
    const code = { ...at(sent), side, code: await readCode(backoffice.shop, of) }
    now = at(await answerOf<At>(backoffice, 'POST', `${path}/prove-by-code`, code))
  }
  return now
}
