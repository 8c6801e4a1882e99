import type { Context } from '../../context.ts'
import type { JobGroupName } from './job-groups.ts'

export type Payload = Record<string, unknown>
export type Listener = (ctx: Context, payload: Payload) => Promise<void>
/** Topic to the listeners that hear of it, each by its own name. */
export type Listeners = Record<string, Record<string, Listener>>

/** A job that runs on a schedule (cron, Vietnam time). */
export interface ScheduledJob {
  name: string
  cron: string
  /** Seconds after a worker's start at which it runs as well: what a killed one held is taken up again. */
  afterStart?: readonly number[]
  run(ctx: Context): Promise<void>
}

/** What is known of a kind of job besides what it does; its name is that of its queue. */
export interface JobKind {
  group: JobGroupName
  /** Days after its event for which doing it late is better than not at all; always where there are none. */
  goodForDays?: number
}

/** Everything a worker does. */
export interface Work {
  listeners: Listeners
  scheduled: readonly ScheduledJob[]
  kinds: Readonly<Record<string, JobKind>>
}

export interface Queue {
  name: string
  kind: JobKind
  run(ctx: Context, payload: Payload): Promise<void>
}

/** The queue of one listener of one topic. */
export function queueName(topic: string, listener: string): string {
  return `${topic}.${listener}`
}

export function listQueues({ listeners, scheduled, kinds }: Work): Queue[] {
  const heard = Object.entries(listeners).flatMap(([topic, hearing]) =>
    Object.entries(hearing).map(([listener, run]): Queue => {
      const name = queueName(topic, listener)
      return { name, kind: kinds[name] ?? { group: 'work' }, run }
    }),
  )
  const timed = scheduled.map(({ name, run }): Queue => ({
    name,
    kind: { group: 'schedules' },
    run,
  }))
  return [...heard, ...timed]
}
