import type { GatewayForm } from '#domain/payment/api.ts'
import { escapeHtml } from '../own-form.ts'

/** A calm page of the sandbox; `body` is finished markup. */
export function sandboxPage(title: string, body: string): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api-docs.css"><link rel="stylesheet" href="/dev-pay.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

/** Rows of a name and a text. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  const items = rows.map(
    ([name, text]) => `<div><dt>${name}</dt><dd>${escapeHtml(text)}</dd></div>`,
  )
  return `<dl class="facts">${items.join('')}</dl>`
}

/** A plain form; `fields` are hidden, `inside` is finished markup. */
export function plainForm({ action, method, fields }: GatewayForm, inside: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const sent = method.toLowerCase()
  return `<form method="${sent}" action="${escapeHtml(action)}">${hidden.join('')}${inside}</form>`
}

/** A button; with a name it says which of a form's buttons was pressed. */
export function button(label: string, kind: 'main' | 'plain', press?: [string, string]): string {
  const named = press ? ` name="${press[0]}" value="${press[1]}"` : ''
  return `<button class="${kind}"${named}>${escapeHtml(label)}</button>`
}

/** A choice with its label. */
export function select(
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen?: string,
): string {
  const items = options.map(
    ([value, text]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<label>${label} <select name="${name}">${items.join('')}</select></label>`
}

/** A text or a number to fill in. */
export function input(label: string, name: string, attributes: string): string {
  return `<label>${label} <input name="${name}" ${attributes}></label>`
}
