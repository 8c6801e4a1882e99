import { noteSettlementStep } from '#domain/game/settlement/api.ts'
import type { TestShop } from './app.ts'
import { noteAllSteps, playClosedGame } from './settle-games.ts'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'
import { openTestGame, readGameFields, writeTestGame } from './desk-games.ts'

/** Writes to campaigns of games. */
export const gameWrites: Record<string, MinimalInput> = {
  'POST /admin/games': () => ({ title: 'Vòng quay tháng 12', slug: 'quay-moi', template: 'wheel' }),
  'PUT /admin/games/{id}': async (backoffice) => {
    const made = { title: 'Vòng quay', slug: 'quay-sua', template: 'wheel' }
    const { id } = await answerOf(backoffice, 'POST', '/admin/games', made)
    return { id, version: 1, fields: readGameFields(backoffice.shop, 'quay-sua') }
  },
  'POST /admin/games/{id}/submit': ({ shop }) => writeTestGame(shop, 'quay-gui'),
  'POST /admin/games/{id}/return': async (backoffice) => ({
    ...(await submitted(backoffice, 'quay-tra')),
    reason,
  }),
  'POST /admin/games/{id}/approve': async (backoffice) => ({
    ...(await submitted(backoffice, 'quay-duyet')),
    has_read: true,
  }),
  'POST /admin/games/{id}/stop': async ({ shop }) => ({
    id: await openTestGame(shop, 'quay-dung'),
    reason,
  }),
  'POST /admin/games/{id}/resume': async ({ shop }) => {
    const id = await openTestGame(shop, 'quay-tiep')
    const other = { shop, admin: await hireStaff(shop) }
    await answerOf(other, 'POST', `/admin/games/${id}/stop`, { reason })
    return { id, reason }
  },
  'POST /admin/games/{id}/entries': async ({ shop }) => ({
    id: await openTestGame(shop, 'quay-tang'),
    phone: '0912000222',
    count: 2,
    reason,
  }),
  'POST /admin/games/{id}/files': async ({ shop }) => {
    const { id } = await writeTestGame(shop, 'quay-tep')
    return { id, file: Buffer.from('%PDF-1.4 van ban xac nhan') }
  },
  'PUT /admin/games/{id}/dossier': async ({ shop }) => {
    const { id } = await writeTestGame(shop, 'quay-ho-so')
    const fields = {
      goods: 'Jex',
      area: 'Hà Nội',
      partners: '',
      contact_name: '',
      contact_phone: '',
    }
    return { id, version: 0, fields }
  },
  'POST /admin/games/{id}/settlement/files': async ({ shop }) => {
    const { id } = await writeTestGame(shop, 'quay-chung-tu')
    return { id, file: Buffer.from('%PDF-1.4 bao cao') }
  },
  'PUT /admin/games/{id}/settlement/{step}': async ({ shop }) => {
    const { id } = await playClosedGame(shop, { phones: [] })
    return { ...awarded(shop, id), version: 0 }
  },
  'POST /admin/games/{id}/settlement/{step}/undo': async ({ shop, admin }) => {
    const { id } = await playClosedGame(shop, { phones: [] })
    const noted = { ...awarded(shop, id), version: 0 }
    await shop.call(noteSettlementStep, noted, { headers: admin.headers })
    return { id, step: 'awarded', version: 1 }
  },
  'POST /admin/games/{id}/settle': async ({ shop }) => {
    const { id } = await playClosedGame(shop, { phones: [] })
    const by = await hireStaff(shop, 'accountant')
    const { version } = await noteAllSteps(shop, { id }, { by, owed: 100_000 })
    return { id, version, owed: 100_000, has_read: true }
  },
}

const awarded = ({ ctx }: TestShop, id: number) => ({
  id,
  step: 'awarded' as const,
  done_on: ctx.clock.today(),
  reference: '',
  note: '',
})

const reason = 'Kiểm tra nhật ký'

/** Written and sent by somebody else than who tries it. */
async function submitted({ shop }: Backoffice, slug: string) {
  const { id, version } = await writeTestGame(shop, slug)
  const other = { shop, admin: await hireStaff(shop) }
  await answerOf(other, 'POST', `/admin/games/${id}/submit`, { version })
  return { id, version: version + 1 }
}
