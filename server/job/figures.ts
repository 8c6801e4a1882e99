import { Counter, Gauge, type Registry } from 'prom-client'
import { jobKinds } from '#domain/job/kinds.ts'
import { jobGroups } from '../platform/jobs/job-groups.ts'
import type { Context } from '../context.ts'
import { readJobState, type JobState } from './figures-queries.ts'

/**
 * Figures of all jobs of the shop, whoever is asked for them: they are read from the database when they are
 * asked for, so that a process without a worker tells the same. While the database is away they are left
 * out, and one figure says so: the process's own are needed most at just that moment.
 */
export function registerJobFigures(ctx: Pick<Context, 'db' | 'log' | 'metrics'>): void {
  const { registry } = ctx.metrics
  // Tests build several apps over one registry.
  if (registry.getSingleMetric('outbox_oldest_seconds')) return
  let reading: Promise<JobState | null> | null = null
  const readOrMiss = () =>
    readJobState(ctx.db).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'figures of the database are missing')
      return null
    })
  // Asked by each figure of one look: read once.
  const read = () => (reading ??= readOrMiss().finally(() => (reading = null)))
  missingFigure(registry, read)
  outboxFigures(registry, read)
  queueFigures(registry, read)
  letterFigures(registry, read)
}

type Read = () => Promise<JobState | null>

function missingFigure(registry: Registry, read: Read): void {
  new Gauge({
    name: 'database_figures_missing',
    help: '1 while the figures that are read from the database cannot be read',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 0 : 1)
    },
  })
}

function outboxFigures(registry: Registry, read: Read): void {
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest event that waits in the outbox; 0 without any',
    registers: [registry],
    async collect() {
      const state = await read()
      this.remove()
      if (state) this.set(state.oldestEvent)
    },
  })
}

const queueGauges = {
  jobs_waiting: { help: 'Jobs to be done, also those that pause after a try', of: 'waiting' },
  jobs_active: { help: 'Jobs that a process has claimed', of: 'active' },
  jobs_oldest_seconds: { help: 'Age of the oldest job that is not done', of: 'oldest' },
} as const

function queueFigures(registry: Registry, read: Read): void {
  for (const [name, { help, of }] of Object.entries(queueGauges)) {
    new Gauge({
      name,
      help,
      labelNames: ['group'],
      registers: [registry],
      async collect() {
        const state = await read()
        this.reset()
        if (!state) return
        for (const group of Object.keys(jobGroups)) {
          const found = state.queues.filter(({ queue }) => groupOf(queue) === group)
          const figures = found.map((each) => each[of])
          const worst = Math.max(0, ...figures)
          const sum = figures.reduce((total, each) => total + each, 0)
          this.set({ group }, of === 'oldest' ? worst : sum)
        }
      },
    })
  }
}

function letterFigures(registry: Registry, read: Read): void {
  new Gauge({
    name: 'dead_letters',
    help: 'Jobs that were given up and that nobody has looked after',
    labelNames: ['group'],
    registers: [registry],
    async collect() {
      const state = await read()
      this.reset()
      if (!state) return
      for (const group of Object.keys(jobGroups)) {
        const found = state.letters.filter(({ kind }) => groupOf(kind) === group)
        const open = found.reduce((total, each) => total + each.open, 0)
        this.set({ group }, open)
      }
    },
  })
  new Counter({
    name: 'jobs_given_up_total',
    help: 'Jobs that were given up after their last try, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const state = await read()
      this.reset()
      for (const { kind, total } of state?.letters ?? []) this.inc({ kind }, total)
    },
  })
}

export function groupOf(kind: string): string {
  return jobKinds[kind]?.group ?? 'work'
}
