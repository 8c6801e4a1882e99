import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { createQueues, openJobs, startWorkers } from './jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a job that takes up what a killed process left runs as soon as a worker starts', async () => {
  const boss = await openJobs(shop.databaseUrl, shop.ctx)
  try {
    await createQueues(boss, {})
    const ran = new Promise<void>((resolve) => {
      const atNewYear = { name: 'take-up', cron: '0 0 1 1 *', afterStart: [0] }
      void startWorkers(boss, shop.ctx, {}, [{ ...atNewYear, run: async () => resolve() }])
    })
    await expect(ran).resolves.toBeUndefined()
  } finally {
    await boss.stop({ graceful: false })
  }
})
