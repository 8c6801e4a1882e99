import type { TestProject } from 'vitest/node'
import { loadDemo } from '#seed/load/index.ts'
import { loadMembers } from '#seed/load/members.ts'
import { loadSpecialOrders } from '#seed/load/special-orders.ts'
import { loadPharmacies } from '#seed/load/pharmacies.ts'
import { systemClock } from '#server/platform/clock.ts'
import { jobPace } from '#server/platform/jobs/job-groups.ts'
import { ensureQueues, openBoss } from '#server/platform/jobs/open-boss.ts'
import { silentLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/db.ts'
import { work } from '#server/work.ts'
import { testConfig } from './test-config.ts'
import startPostgres, { copyTemplate, databaseUrl } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database with the whole demo in it, to copy. */
    demo: { template: string }
  }
}

/** As for all tests, and the demo loaded once: every file of journeys copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startPostgres(project)
  try {
    const { url, withUnits } = project.getProvidedContext().postgres
    await copyTemplate(url, withUnits, demo)
    await fill(databaseUrl(url, demo))
    await addQueues(databaseUrl(url, demo))
    project.provide('demo', { template: demo })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Dropped by the next run as every leftover. */
const demo = 'test_demo'

async function fill(url: string): Promise<void> {
  const { db, close } = openDatabase(url)
  try {
    const tools = { db, clock: systemClock, config: testConfig }
    await loadDemo(tools)
    await loadMembers(tools)
    await loadSpecialOrders(tools)
    await loadPharmacies(tools)
  } finally {
    await close()
  }
}

/** Installing them takes a second, which each copy would spend again. */
async function addQueues(url: string): Promise<void> {
  const boss = await openBoss(url, { log: silentLog })
  try {
    await ensureQueues(boss, { ...work, scheduled: [] }, jobPace)
  } finally {
    await boss.stop({ graceful: false })
  }
}
