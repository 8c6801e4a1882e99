import { escapeHtml } from '../own-form.ts'
import { button, plainForm } from './layout.ts'
import { payTexts } from './texts.ts'

/** What is on its way to the shop, with a button to bring it now. */
export function waitingList(labels: readonly string[]): string {
  if (labels.length === 0) return ''
  const items = labels.map((label) => `<li>${escapeHtml(label)}</li>`).join('')
  const hurry = plainForm(
    { action: '/dev/pay/hurry', method: 'POST', fields: {} },
    button(payTexts.hurry, 'main'),
  )
  return `<section><h2>${payTexts.waiting}</h2><ul class="log">${items}</ul>${hurry}</section>`
}
