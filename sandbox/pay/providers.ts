import { isIP } from 'node:net'
import { publishedCredentials } from '#server/adapters/payments/published-credentials.ts'
import type { Config } from '#server/platform/env.ts'

/** The shop paid in the sandbox by every provider that is not set up; without dev tools it stays as it is. */
export function paidInSandbox(config: Config): Config {
  if (!config.devTools) return config
  return { ...config, payments: { ...sandboxProviders(config), ...config.payments } }
}

/** Where the gateways are found on the shop's own server: pages for the buyer, VNPay's `querydr` and `refund`. */
export const sandboxPaths = {
  vnpay: '/dev/pay/vnpay/',
  vnpayApi: '/dev/pay/vnpay/api',
  cybersource: '/dev/pay/cybersource/',
} as const

/**
 * People reach the gateways' pages where they reach the shop, the server asks over loopback, whatever
 * stands in between.
 */
export function sandboxProviders({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): Required<NonNullable<Config['payments']>> {
  const { vnpay, cybersource, bank } = publishedCredentials
  return {
    vnpay: {
      ...vnpay,
      payUrl: publicUrl + sandboxPaths.vnpay,
      apiUrl: ownUrl(host, port) + sandboxPaths.vnpayApi,
    },
    cybersource: { ...cybersource, payUrl: publicUrl + sandboxPaths.cybersource },
    bank,
  }
}

/** Where this very server listens: on loopback, unless it listens on one other address alone. */
export function ownUrl(host: string, port: number): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${isIP(own) === 6 ? `[${own}]` : own}:${port}`
}
