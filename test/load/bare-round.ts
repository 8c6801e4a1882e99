import type { BareAnswer, BareMessage } from './bare-process.ts'
import { cpuMsOf, type Cores } from './cores.ts'
import type { Round } from './measure.ts'
import { ask, startOnMeasuredCore, type Shop, type Started } from './processes.ts'

/** Starts a process that runs a limit (bare-process.ts). */
export async function openBare<Sample>(
  file: string,
  limit: Extract<BareMessage<Sample>, { open: string }>,
  cores: Cores | null,
): Promise<Started> {
  const bare = startOnMeasuredCore([file], cores)
  await ask(bare, limit)
  return bare
}

/** The shop stands still meanwhile: what it has left to do after its own work shall not slow the limit. */
export async function bareRound(shop: Shop, bare: Started, runMs: number): Promise<Round> {
  shop.process.kill('SIGSTOP')
  try {
    const cpuBefore = cpuMsOf(bare.pid)
    const { latencies, elapsedMs } = (await ask(bare, { runMs })) as BareAnswer
    const cpuMs = cpuMsOf(bare.pid) - cpuBefore
    const requests = latencies.length
    return {
      requests,
      perSecond: (requests * 1000) / elapsedMs,
      cpuMsPerRequest: cpuMs / requests,
      coreShare: cpuMs / elapsedMs,
      latencies,
      failures: 0,
      firstFailure: null,
    }
  } finally {
    shop.process.kill('SIGCONT')
  }
}
