import { boxOfFields, rulesOfFields } from '#domain/game/backoffice/box-of-fields.ts'
import { gameFields, type GameFields } from '#domain/game/backoffice/fields.ts'
import { templateOf } from '#domain/game/backoffice/templates.ts'
import { addGame, approveGame, findCampaign } from '#server/game/index.ts'
import type { TestShop } from './app.ts'
import { hireStaff, type StaffMember } from './staff.ts'
import { sendForm } from './send-form.ts'
import { addDeskGame, changeDeskGame } from '#domain/game/backoffice/api.ts'

/** A wheel to which nothing but its paper is missing. */
export function readGameFields({ ctx }: TestShop, slug: string): GameFields {
  const blank = gameFields.parse(
    templateOf('wheel', { title: 'Vòng quay thử', slug, today: ctx.clock.today() }),
  )
  return {
    ...blank,
    brand: 'An Lành',
    how: 'Mỗi ngày một lượt quay.',
    registration_number: '123/XNKM',
    authority: 'Sở Công Thương Hà Nội',
    registered_on: ctx.clock.today(),
    sources: [...blank.sources, { source: 'staff' as const }],
  }
}

/** One that somebody has written at the desk and that is whole; its writer is hired for it. */
export async function writeTestGame(shop: TestShop, slug: string, writer?: StaffMember) {
  const { headers } = writer ?? (await hireStaff(shop, 'content'))
  const made = await shop.call(
    addDeskGame,
    { title: 'Vòng quay thử', slug, template: 'wheel' },
    { headers },
  )
  const file = Buffer.from('%PDF-1.4 van ban xac nhan')
  const sent = await sendForm(shop, { path: `/admin/games/${made.id}/files`, headers, file })
  const { id: legal_file_id } = sent.json<{ data: { id: number } }>().data
  const fields = { ...readGameFields(shop, slug), legal_file_id }
  const { id, version } = await shop.call(
    changeDeskGame,
    { id: made.id, version: made.version, fields },
    { headers },
  )
  return { id, version }
}

/** One that runs. */
export async function openTestGame(shop: TestShop, slug: string): Promise<number> {
  const { ctx } = shop
  const now = ctx.clock.now().getTime()
  const fields = {
    ...readGameFields(shop, slug),
    opens_at: new Date(now - 60_000).toISOString(),
    closes_at: new Date(now + 9_000_000).toISOString(),
  }
  const { title, place, audience } = fields
  const before = new Date(now - 120_000)
  const announced = boxOfFields(fields, null)
  return ctx.db.transaction().execute(async (trx) => {
    const rules = rulesOfFields(fields)
    await addGame(trx, { title, place, audience, announced, rules }, before)
    const game = (await findCampaign(trx, slug))!
    return (await approveGame(ctx, trx, { game, by: 'nguoi-duyet', at: before })).id
  })
}
