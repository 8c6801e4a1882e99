import { formatVnd } from '#domain/kernel/vnd.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import { escapeHtml } from '../own-form.ts'
import type { GatewayPayment } from './gateway.ts'
import { button, facts, input, plainForm, sandboxPage, select } from './layout.ts'
import {
  faultLabels,
  forgeryLabels,
  modeLabels,
  modeValueLabels,
  payTexts,
  stateLabels,
} from './texts.ts'

/** What a gateway's pages need beyond the payment. */
export interface GatewayLook {
  /** Where its forms go: `/dev/pay/vnpay/choose`. */
  chooseUrl: string
  title: string
  /** Codes with what they mean, the usual one first. */
  declines: readonly (readonly [code: string, meaning: string])[]
  /** How the gateway's API answers, by what is asked: the values there are. */
  modes: Readonly<Record<string, readonly string[]>>
}

/** The gateway as a buyer sees it, with every way in which it can go. */
export function gatewayPage(
  look: GatewayLook,
  payment: GatewayPayment,
  back: GatewayForm | null,
): string {
  const { chooseUrl, title } = look
  const form = (inside: string) =>
    plainForm(
      { action: chooseUrl, method: 'POST', fields: { reference: payment.reference } },
      inside,
    )
  const usual = back ? plainForm(back, button(payTexts.back, 'main')) : usualWays(look, form)
  const rarer = back ? form(pressed(payTexts.again, 'again')) : rarerWays(form)
  return sandboxPage(
    title,
    `<p class="note">${payTexts.warning}</p>${about(payment)}${usual}
<details><summary>${payTexts.rarer}</summary>${rarer}${forgeForm(form)}${modesForm(look, payment, form)}</details>
${logOf(payment)}<p><a href="/dev/pay/">${payTexts.allPayments}</a></p>`,
  )
}

/** The gateway's error page: it does not say more to a buyer, but whoever builds the shop reads it too. */
export function faultPage(
  title: string,
  { code, detail }: { code: string; detail: string },
): string {
  const rows: [string, string][] = [
    [payTexts.refusedWhy, `${code} · ${faultLabels[code] ?? ''}`],
    [payTexts.refusedFields, detail],
  ]
  return sandboxPage(
    title,
    `<h2>${payTexts.refusedTitle}</h2>${facts(rows)}<p><a href="/">${payTexts.toShop}</a></p>`,
  )
}

type InForm = (inside: string) => string

function about({ reference, amount, state, code, refunded }: GatewayPayment): string {
  return facts([
    [payTexts.merchant, payTexts.merchantName],
    [payTexts.amount, formatVnd(amount)],
    [payTexts.reference, reference],
    [payTexts.state, stateLabels[state] + (code ? ` (${code})` : '')],
    ...(refunded ? ([[payTexts.refunded, formatVnd(refunded)]] as const) : []),
  ])
}

function usualWays({ declines }: GatewayLook, form: InForm): string {
  return `${form(button(payTexts.pay, 'main', ['outcome', 'paid']))}
${form(select(payTexts.declineWhy, 'code', declines) + pressed(payTexts.decline, 'declined'))}
${form(pressed(payTexts.cancel, 'cancelled'))}`
}

function rarerWays(form: InForm): string {
  const buttons = (['silent', 'doubled', 'noReturn', 'review', 'error'] as const).map((outcome) =>
    pressed(payTexts[outcome], outcome),
  )
  const seconds = input(payTexts.lateAfter, 'after', 'type="number" min="0" max="7200" value="20"')
  return form(seconds + pressed(payTexts.late, 'late')) + form(buttons.join(''))
}

function forgeForm(form: InForm): string {
  const how = select(payTexts.forgeHow, 'forgery', Object.entries(forgeryLabels))
  return `<h2>${payTexts.forge}</h2>${form(how + pressed(payTexts.forge, 'forged'))}`
}

function modesForm({ modes }: GatewayLook, payment: GatewayPayment, form: InForm): string {
  if (Object.keys(modes).length === 0) return ''
  const chosen = payment as unknown as Record<string, string>
  const selects = Object.entries(modes).map(([mode, values]) => {
    const options = values.map((value) => [value, modeValueLabels[value] ?? value] as const)
    return select(modeLabels[mode] ?? mode, mode, options, chosen[mode])
  })
  return `<h2>${payTexts.modes}</h2>${form(selects.join('') + button(payTexts.save, 'plain'))}`
}

function logOf({ log }: GatewayPayment): string {
  if (log.length === 0) return ''
  const lines = log.map((line) => `<li>${escapeHtml(line)}</li>`)
  return `<h2>${payTexts.log}</h2><ol class="log">${lines.join('')}</ol>`
}

function pressed(label: string, outcome: string): string {
  return button(label, 'plain', ['outcome', outcome])
}
