import { hours, minutes, seconds } from '#domain/kernel/durations.ts'

/** How the jobs of a queue are treated, by what may go wrong with them. */
export interface JobGroup {
  /** So many jobs of one queue run beside each other in one process. */
  atOnce: number
  /** A job that takes longer has failed; milliseconds. */
  timeLimit: number
  /** Pauses double from `delay` to `longestDelay`; seconds. After the last try the job is given up. */
  retryLimit: number
  retryDelay: number
  maxDelay: number
}

const minute = 60

/**
 * - `messages`: people are told; outlives hours without any channel
 * - `calls`: other companies are asked
 * - `work`: our own database alone; a process has few connections for all of it
 * - `schedules`: comes again by its clock
 */
export const jobGroups = {
  messages: {
    atOnce: 20,
    timeLimit: minutes(2),
    retryLimit: 120,
    retryDelay: 5,
    maxDelay: 2 * minute,
  },
  calls: {
    atOnce: 3,
    timeLimit: minutes(2),
    retryLimit: 60,
    retryDelay: 5,
    maxDelay: 5 * minute,
  },
  work: {
    atOnce: 2,
    timeLimit: minutes(5),
    retryLimit: 20,
    retryDelay: 2,
    maxDelay: 5 * minute,
  },
  schedules: {
    atOnce: 1,
    timeLimit: hours(2),
    retryLimit: 2,
    retryDelay: 30,
    maxDelay: 1 * minute,
  },
} as const satisfies Record<string, JobGroup>
export type JobGroupName = keyof typeof jobGroups

/** How fast a process looks and how long a claim is good without a sign of life. */
export interface JobPace {
  /** Commits that come so close together are looked for together; ms. */
  collectFor: number
  /** Between looks for what nobody announced: pauses that are over, events of a killed process; ms. */
  lookEvery: number
  /** A claim without a sign of life is over after so many seconds; 10 or more. */
  claimSeconds: number
  /** Between looks for claims that are over; ms. */
  reclaimEvery: number
  /** A worker that stops lets what runs go on for so long; ms. */
  drainFor: number
}

/** After a kill a job waits for its claim to end and for the next two looks: 27 seconds at the longest. */
export const jobPace: JobPace = {
  collectFor: 100,
  lookEvery: seconds(2),
  claimSeconds: 15,
  reclaimEvery: seconds(10),
  drainFor: seconds(4),
}
