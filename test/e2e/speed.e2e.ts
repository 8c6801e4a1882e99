import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { loadExperts } from '#seed/load/experts.ts'
import { loadListedPharmacies } from '#seed/load/listed-pharmacies.ts'
import { loadPublishing } from '#seed/load/publishing.ts'
import { loadStaff } from '#seed/load/staff.ts'
import { articles } from '#seed/publishing/articles/index.ts'
import { deliveryStep } from './support/shopping.ts'
import { eventually, createE2eShop } from './support/stage.ts'

const stage = createE2eShop()
beforeAll(async () => {
  const { ctx } = stage.shop
  await loadStaff(ctx)
  await loadListedPharmacies(ctx)
  await loadPublishing(ctx)
  await loadExperts(ctx)
})
const visitDelivery = deliveryStep(stage)

/** A mid-range phone beside this machine, on slow 4G as browsers' tools define it. */
const slowdown = 4
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

interface Measured {
  largestPaint: number
  shift: number
  /** How much jumped when, and what. */
  jumps: string[]
  interaction: number
}

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const articlePath = `/song-khoe/${articles[0]!.slug}/`

const measured = [
  ['home', '/', { role: 'button', name: 'Mở menu' }],
  ['list', '/mua-hang/', { role: 'button', name: 'Bộ lọc' }],
  ['product', '/mua-hang/jex/', { role: 'button', name: 'Tăng số lượng' }],
  ['landing', '/JEX/', { role: 'button', name: 'Mở menu' }],
  ['article', articlePath, { role: 'button', name: 'Mở menu' }],
  ['locator', '/he-thong-nha-thuoc/', { role: 'button', name: 'Mở menu' }],
  ['cart', '/gio-hang/', { role: 'button', name: 'Tăng số lượng' }],
] as const

/** Times depend on the machine: they are printed for people; what jumps about does not. */
test.for(measured)(
  '%s: nothing jumps while it loads on a slow phone',
  async ([name, path, press]) => {
    const { page: shopper } = await visitDelivery()
    const { page } = await stage.visit(null, {
      storageState: await shopper.context().storageState(),
    })
    await slowDown(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const target = page.getByRole(press.role, { name: press.name }).first()
    await target.click()
    const result = await readMeasures(page)
    process.stdout.write(
      `${name.padEnd(8)} largest contentful paint ${Math.round(result.largestPaint)} ms, ` +
        `layout shift ${result.shift.toFixed(4)}, ` +
        `interaction to paint ${Math.round(result.interaction)} ms ` +
        `(${slowdown}× slower processor, slow 4G)\n`,
    )
    expect(result.shift, result.jumps.join('\n')).toBeLessThan(0.02)
  },
)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
}

/** What the browser itself kept of the loading and of the first press; that one it tells however short. */
async function readMeasures(page: Page): Promise<Measured> {
  await page.evaluate(() => {
    const kept = { paints: [], shifts: [], presses: [] } as Record<string, PerformanceEntry[]>
    const keep = (type: string, name: string) =>
      new PerformanceObserver((list) => kept[name]?.push(...list.getEntries())).observe({
        type,
        buffered: true,
      })
    keep('largest-contentful-paint', 'paints')
    keep('layout-shift', 'shifts')
    keep('first-input', 'presses')
    Object.assign(globalThis, { kept })
  })
  const read = () =>
    page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: Record<string, PerformanceEntry[]> }
      const shifts = kept['shifts'] as Shift[]
      const told = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
        `${node?.outerHTML?.slice(0, 120)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
      return {
        largestPaint: kept['paints']?.at(-1)?.startTime ?? 0,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        jumps: shifts.map(
          ({ value, startTime, sources }) =>
            `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${sources.map(told).join('; ')}`,
        ),
        interaction: kept['presses']?.[0]?.duration,
      }
    })
  await eventually(async () => (await read()).interaction).toBeTypeOf('number')
  const { interaction = 0, ...rest } = await read()
  return { ...rest, interaction }
}
