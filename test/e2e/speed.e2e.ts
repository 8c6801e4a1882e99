import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deliveryStep } from './support/shopping.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
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
  interaction: number
}

const measured = [
  ['home', '/', { role: 'button', name: 'Mở menu' }],
  ['list', '/mua-hang/', { role: 'button', name: 'Bộ lọc' }],
  ['product', '/mua-hang/jex/', { role: 'button', name: 'Tăng số lượng' }],
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
    expect(result.shift).toBeLessThan(0.02)
  },
)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
}

function readMeasures(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    const seen = async (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const entries: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
        observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
        // Two frames: what was kept is handed over, and the press has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(entries), 0)),
        )
      })
    const [paints, shifts, events] = await Promise.all([
      seen('largest-contentful-paint'),
      seen('layout-shift'),
      seen('event'),
    ])
    return {
      largestPaint: paints.at(-1)?.startTime ?? 0,
      shift: shifts.reduce(
        (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
        0,
      ),
      interaction: Math.max(0, ...events.map((entry) => entry.duration)),
    }
  })
}
