import { hash } from 'node:crypto'
import { brandStyle } from '#domain/brand/brand-style.ts'
import type { OutsideOrigins } from '#domain/tags/origins.ts'
import type { Config } from '../env.ts'

/** Headers that every answer carries, page or API. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** An answer of the API is no page, whatever it is taken for. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** What refusals carry, and all that is not the same for everybody. */
export const unkeptHeaders = { ...apiHeaders, 'cache-control': 'no-store' }

/**
 * The policy of pages: our own files, the inline scripts of this very page and the brand's colours by their hash, and forms to
 * ourselves and to the card gateways. Whom staff chose to measure or to tell people from robots (`reached`) is let in only
 * while they do, and so is a chat of somebody else (`outside`). Nobody shows a page within their own but the sites that it names.
 */
export function pagePolicy(
  inlineScripts: readonly string[],
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
  {
    embeddedBy = [],
    framedStyles = [],
    outside = [],
    reached = {},
  }: {
    embeddedBy?: readonly string[]
    framedStyles?: readonly string[]
    outside?: readonly string[]
    reached?: OutsideOrigins
  } = {},
): string {
  const gateways = [payments?.vnpay, payments?.cybersource].flatMap((gateway) =>
    gateway ? new URL(gateway.payUrl).origin : [],
  )
  const frames = [...(reached.frame ?? []), ...outside]
  const styles = [brandStyle(), ...framedStyles].filter((style) => style !== '')
  const hashes = inlineScripts.map((script) => `'sha256-${sha256(script)}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...(reached.script ?? []), ...outside].join(' '),
    ["style-src 'self'", ...styles.map((style) => `'sha256-${sha256(style)}'`), ...outside].join(
      ' ',
    ),
    ["img-src 'self' data:", ...(reached.img ?? []), ...outside].join(' '),
    ["font-src 'self'", ...outside].join(' '),
    ["connect-src 'self'", ...(reached.connect ?? []), ...outside].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    // The captcha's work is done in a worker of our own.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...new Set(gateways)].join(' '),
    `frame-ancestors ${embeddedBy.length > 0 ? embeddedBy.join(' ') : "'none'"}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The policy of the worker that reads QR codes and bars, carried by its own file: WebAssembly runs
 * there and nowhere else. Its module is fetched from us; beyond that it reaches nothing.
 */
export const scanWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ')

/** As many as there are kinds of page: inline scripts hold nothing that anybody wrote. */
const hashes = new Map<string, string>()

function sha256(script: string): string {
  const known = hashes.get(script)
  if (known) return known
  const made = hash('sha256', script, 'base64')
  hashes.set(script, made)
  return made
}
