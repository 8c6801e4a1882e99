import { cpuMsOf } from './cores.ts'
import { median, percentile, sum } from './figures.ts'
import { runLoad, type Load } from './http-load.ts'

/** One round of load on one process. */
export interface Round {
  requests: number
  perSecond: number
  cpuMsPerRequest: number
  /** The share of one core that the process got. */
  coreShare: number
  latencies: readonly number[]
  failures: number
  firstFailure: string | null
}

export interface Measured {
  /** Median of the rounds. */
  perSecond: number
  /** Median of the rounds. */
  cpuMsPerRequest: number
  /** Over all rounds, in milliseconds. */
  p50: number
  p99: number
  failures: number
}

/** Puts load on a process and reads what it cost the process. */
export async function measureRound(pid: number, load: Load): Promise<Round> {
  const cpuBefore = cpuMsOf(pid)
  const result = await runLoad(load)
  const cpuMs = cpuMsOf(pid) - cpuBefore
  return {
    requests: result.requests,
    perSecond: (result.requests * 1000) / result.elapsedMs,
    cpuMsPerRequest: cpuMs / result.requests,
    coreShare: cpuMs / result.elapsedMs,
    latencies: result.latencies,
    failures: result.failures,
    firstFailure: result.firstFailure,
  }
}

/** The rounds of one subject together. An answer that failed makes every figure worthless. */
export function summarize(rounds: readonly Round[]): Measured {
  const failed = rounds.find((round) => round.firstFailure !== null)
  if (failed) throw new Error(`The server answered with a failure:\n${failed.firstFailure}`)
  return summarizeWithFailures(rounds)
}

export function summarizeWithFailures(rounds: readonly Round[]): Measured {
  const latencies = rounds.flatMap((round) => round.latencies)
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    cpuMsPerRequest: median(rounds.map((round) => round.cpuMsPerRequest)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures: sum(rounds.map((round) => round.failures)),
  }
}

/** The median of what the rounds, taken in pairs, say of each other. */
export function medianRatio(
  ours: readonly Round[],
  limit: readonly Round[],
  figure: (round: Round) => number,
): number {
  return median(ours.map((round, index) => figure(round) / figure(limit[index]!)))
}
