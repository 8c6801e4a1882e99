import { expect, test } from 'vitest'
import { createContentDesk } from '#test/support/content-desk.ts'
import { recordStatements } from '#test/support/explained.ts'
import { wholeBanner } from '#test/support/places.ts'
import { publishWritten, writeContent } from '#test/support/publishing.ts'
import { listBanners } from './places/banners.ts'

const desk = createContentDesk()

async function publish(slug: string, times: object = {}): Promise<void> {
  const { shop, editors } = desk
  const { id } = await writeContent(shop, editors, { kind: 'banner', slug }, wholeBanner(slug))
  await publishWritten(shop, editors, id, times)
}

test('what is in force is read once: not again until something of the kind is published, begins or ends', async () => {
  const { ctx } = desk.shop
  const statements = recordStatements(ctx.pool)
  const end = new Date(ctx.clock.now().getTime() + 60_000)
  const look = async (asOf?: Date) => {
    const before = statements.length
    const kept: number[] = []
    const keepUntil = (moment: Date) => kept.push(moment.getTime())
    const banners = await listBanners(
      ctx,
      { slug: 'home' },
      { ip: '', requestId: '', keepUntil, asOf },
    )
    const titles = banners.map(({ title }) => title).toSorted()
    return { titles, kept, isRead: statements.length > before }
  }
  await publish('lau-dai')
  expect(await look()).toEqual({ titles: ['lau-dai'], kept: [], isRead: true })
  expect(await look()).toEqual({ titles: ['lau-dai'], kept: [], isRead: false })
  await publish('mot-phut', { ends_at: end.toISOString() })
  const both = { titles: ['lau-dai', 'mot-phut'], kept: [end.getTime()] }
  expect(await look()).toEqual({ ...both, isRead: true })
  expect(await look()).toEqual({ ...both, isRead: false })
  // Who looks ahead neither finds what is remembered nor leaves anything behind.
  expect(await look(end)).toEqual({ titles: ['lau-dai'], kept: [], isRead: true })
  expect(await look()).toEqual({ ...both, isRead: false })
  desk.shop.ctx.clock.advance(60_000)
  expect(await look()).toEqual({ titles: ['lau-dai'], kept: [], isRead: true })
  expect(await look()).toEqual({ titles: ['lau-dai'], kept: [], isRead: false })
})
