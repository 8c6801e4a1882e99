import type { StatusNotice } from '#domain/health/api.ts'
import type { PublicState, PublicStatus } from '#domain/health/public-status.ts'
import { statusTexts as texts } from '#domain/health/texts.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { escapeHtml, staticPage } from '#web/static-page.ts'
import { buttonClass } from '#web/ui/button-variant.ts'

/** What works and what does not, in words, for everybody: no script, nothing of what is inside. */
export function statusPage(
  styles: readonly string[],
  { at, parts, notices }: PublicStatus,
): string {
  const isGood = parts.every(({ state }) => state === 'good' || state === 'closed')
  const open = notices.filter(({ ended_at: ended }) => !ended)
  const past = notices.filter(({ ended_at: ended }) => ended)
  const rows = parts.map(
    ({ part, state }) =>
      `<li class="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"><span>${texts.parts[part]}</span><strong class="${tones[state]}">${marks[state]} ${texts.states[state]}</strong></li>`,
  )
  const body = `<main class="shop-column grow py-16"><h1 class="text-2xl">${texts.title}</h1><p class="mt-3">${isGood && open.length === 0 ? texts.allGood : texts.notAllGood}</p>${list(open)}<h2 class="mt-6 text-lg">${texts.now}</h2><ul>${rows.join('')}</ul><p class="mt-3 text-sm text-ink-2">${texts.checkedAt(formatDateTime(toVietnamIso(at)))}</p><h2 class="mt-6 text-lg">${texts.past}</h2>${past.length > 0 ? list(past) : `<p class="mt-3">${texts.nothing}</p>`}<p class="mt-6"><a href="/" class="${buttonClass({ size: 'main' })}">${texts.home}</a></p></main>`
  return staticPage({ styles, title: texts.title, body })
}

/** Colour is never the only sign. */
const marks: Record<PublicState, string> = { good: '✓', slow: '!', down: '✕', closed: '–' }
const tones: Record<PublicState, string> = {
  good: 'text-ok',
  slow: 'text-point',
  down: 'text-sale-deep',
  closed: 'text-ink-2',
}

function list(notices: readonly StatusNotice[]): string {
  if (notices.length === 0) return ''
  return `<ul>${notices.map(item).join('')}</ul>`
}

function item({ part, words, began_at: began, ended_at: ended }: StatusNotice): string {
  const when = ended
    ? texts.span(formatDateTime(began), formatDateTime(ended))
    : texts.since(formatDateTime(began))
  return `<li class="border-b border-line py-3"><strong>${texts.parts[part]}</strong><p>${escapeHtml(words)}</p><p class="text-sm text-ink-2">${when}</p></li>`
}
