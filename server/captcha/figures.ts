import { Counter, type Registry } from 'prom-client'
import type { CaptchaProvider } from '#domain/captcha/providers.ts'
import type { Context } from '../context.ts'

/** `away`: nobody could say whether a person was there. */
export type CheckOutcome = 'right' | 'refused' | 'away'

export function countCheck(
  { metrics }: Pick<Context, 'metrics'>,
  provider: CaptchaProvider,
  outcome: CheckOutcome,
): void {
  const checks = counter(metrics.registry)
  checks.inc({ provider, outcome })
}

const name = 'captcha_checks_total'
const help = 'Proofs that a person is there, by who judged them'

/** Made once for each registry. */
function counter(registry: Registry): Counter<'provider' | 'outcome'> {
  const known = registry.getSingleMetric(name) as Counter<'provider' | 'outcome'> | undefined
  const labelNames = ['provider', 'outcome'] as const
  return known ?? new Counter({ name, help, labelNames, registers: [registry] })
}
