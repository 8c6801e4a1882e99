import { createHash } from 'node:crypto'
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
 * The policy of pages: our own files, the inline scripts of this very page by their hash, and forms to
 * ourselves and to the card gateways.
 */
export function pagePolicy(
  inlineScripts: readonly string[],
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
): string {
  const gateways = [payments?.vnpay, payments?.cybersource].flatMap((gateway) =>
    gateway ? new URL(gateway.payUrl).origin : [],
  )
  const hashes = inlineScripts.map((script) => `'sha256-${sha256(script)}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The captcha's work is done in a worker of our own.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...new Set(gateways)].join(' '),
    "frame-ancestors 'none'",
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
