import { formatVnd } from '#domain/kernel/vnd.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { escapeHtml } from '../../own-form.ts'
import { button, facts, input, plainForm, sandboxPage, select } from '../layout.ts'
import { bankTexts, writingLabels } from './texts.ts'
import { noteOf } from './content.ts'
import { waitingList } from '../waiting-list.ts'
import type { TransferDue } from './transfer-queries.ts'
import type { TransferForMessage } from './transfers.ts'

/** The buyers' bank: every order that is paid by transfer, and every way in which the money can come. */
export function bankPage(
  due: readonly TransferDue[],
  told: readonly TransferForMessage[],
  waiting: readonly string[],
): string {
  const orders = due.length > 0 ? due.map(cardOf).join('') : `<p>${bankTexts.noOrders}</p>`
  return sandboxPage(
    bankTexts.title,
    `<p class="note">${bankTexts.intro}</p>${waitingList(waiting)}<h2>${bankTexts.orders}</h2>${orders}
<h2>${bankTexts.free}</h2>${freeForm()}${toldList(told)}
<p><a href="/dev/pay/">${bankTexts.cards}</a> · <a href="/dev/">${bankTexts.messages}</a></p>`,
  )
}

function cardOf(order: TransferDue): string {
  const { code, status, payment_method, total, received } = order
  const missing = total - received
  const rows: [string, string][] = [
    [bankTexts.note, noteOf(code)],
    [bankTexts.missing, formatVnd(Math.max(missing, 0))],
    [bankTexts.received, `${formatVnd(received)} / ${formatVnd(total)}`],
    [bankTexts.method, `${paymentMethodLabels[payment_method]} · ${orderStatusLabels[status]}`],
  ]
  return `<section><h3>${code}</h3>${facts(rows)}${status === 'open' ? openForms(code) : closedForm(order)}</section>`
}

function openForms(code: string): string {
  const others = (['twice', 'repeated', 'wrongNote', 'forged'] as const).map((outcome) =>
    button(bankTexts[outcome], 'plain', ['outcome', outcome]),
  )
  const amounts =
    input(bankTexts.amount, 'amount', `type="number" min="1" placeholder="${bankTexts.byItself}"`) +
    button(bankTexts.short, 'plain', ['outcome', 'short']) +
    button(bankTexts.excess, 'plain', ['outcome', 'excess'])
  const late =
    input(bankTexts.after, 'after', 'type="number" min="0" max="7200" value="20"') +
    button(bankTexts.late, 'plain', ['outcome', 'late'])
  return `${formFor(code, button(bankTexts.exact, 'main', ['outcome', 'exact']))}
<details><summary>${bankTexts.rarer}</summary>${formFor(code, amounts)}${formFor(code, late)}${formFor(code, others.join(''))}</details>`
}

/** Money for an order that waits for none: a second time, or too late. */
function closedForm({ code, status }: TransferDue): string {
  const label = status === 'cancelled' ? bankTexts.tooLate : bankTexts.onceMore
  return formFor(code, button(label, 'plain', ['outcome', 'exact']))
}

function formFor(order: string, inside: string): string {
  return plainForm({ action: chooseUrl, method: 'POST', fields: { order } }, inside)
}

function freeForm(): string {
  return plainForm(
    { action: chooseUrl, method: 'POST', fields: { outcome: 'free' } },
    input(bankTexts.amount, 'amount', 'type="number" min="1" required') +
      input(bankTexts.content, 'content', 'maxlength="300" required') +
      select(bankTexts.writing, 'writing', Object.entries(writingLabels)) +
      button(bankTexts.send, 'main'),
  )
}

function toldList(told: readonly TransferForMessage[]): string {
  if (told.length === 0) return ''
  const items = told.map(({ news, answers }) => {
    const said = answers.map(({ status, body }) => escapeHtml(`${status} ${body}`)).join(' · ')
    const again = plainForm(
      { action: chooseUrl, method: 'POST', fields: { outcome: 'again', id: String(news.id) } },
      button(bankTexts.again, 'plain'),
    )
    return `<li>${formatVnd(news.transferAmount)} · ${escapeHtml(news.content)}<br>${said}${again}</li>`
  })
  return `<h2>${bankTexts.told}</h2><ol class="log">${items.join('')}</ol>`
}

const chooseUrl = '/dev/pay/bank/choose'
