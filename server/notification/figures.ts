import { Counter, Gauge, type Registry } from 'prom-client'
import type { MessageTemplate } from '#domain/notification/templates.ts'
import type { Context } from '../context.ts'

/** Figures of messages, made once for each registry. */
export function messageFigures(registry: Registry) {
  return {
    attempts: counter(registry, 'message_attempts_total', 'Tries of message channels', [
      'channel',
      'outcome',
    ]),
    unsent: counter(
      registry,
      'messages_unsent_total',
      'Messages that no channel took or that were not worth their price',
      ['template'],
    ),
    refusedCodes: counter(registry, 'codes_refused_total', 'Codes refused by the spend guard', [
      'budget',
    ]),
    enteredShare: gauge(
      registry,
      'codes_entered_ratio',
      'Share of an hour’s codes that was entered',
    ),
    alarm: gauge(
      registry,
      'codes_not_entered_alarm',
      '1 while codes go out and nobody enters them',
    ),
  }
}

/** A message that nobody needs was not worth its price. */
export function noteUnsent({ metrics }: Pick<Context, 'metrics'>, template: MessageTemplate): void {
  messageFigures(metrics.registry).unsent.inc({ template })
}

function counter<T extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: T[],
): Counter<T> {
  const known = registry.getSingleMetric(name) as Counter<T> | undefined
  return known ?? new Counter({ name, help, labelNames, registers: [registry] })
}

function gauge(registry: Registry, name: string, help: string): Gauge {
  const known = registry.getSingleMetric(name) as Gauge | undefined
  return known ?? new Gauge({ name, help, registers: [registry] })
}
