import type { PaymentPhase } from './phase.ts'
import { paymentTexts as texts } from './texts.ts'

/** What is said when the page changes by itself, to those who do not see it; empty where nothing need be. */
export function spokenPhase(phase: PaymentPhase): string {
  switch (phase.kind) {
    case 'transfer':
      return phase.received > 0 ? texts.partial(phase.received, phase.qr.amount) : ''
    case 'confirming':
      return texts.confirmingTitle
    case 'failed':
      return texts.spokenFailed(phase.reason)
    case 'paid':
      return texts.spokenPaid(phase.amount)
    case 'ended':
      return phase.expired ? texts.expiredTitle : texts.endedTitle
    case 'card':
    case 'none':
      return ''
  }
}
