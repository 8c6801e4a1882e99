import type { Context } from '../../context.ts'
import { viewTokenOf } from '../view-token.ts'

/** Leads to an order's page; short enough for one SMS with a few words. */
export const payLinkPath = '/tt/'

/**
 * Where the buyer of an order pays it, without logging in. What opens the order stands behind `#`, which no server is
 * told and no log holds; as a message writes it, without a scheme.
 */
export function payLinkOf({ config }: Pick<Context, 'config'>, code: string): string {
  const { host } = new URL(config.publicUrl)
  return `${host}${payLinkPath}${code}#${viewTokenOf(config.secretKey, code)}`
}
