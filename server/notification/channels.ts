import type { MessageChannel } from '../adapters/messages/channel.ts'
import { esmsChannel } from '../adapters/messages/esms.ts'
import { zaloChannel } from '../adapters/messages/zalo.ts'
import type { Context } from '../context.ts'
import { zaloAccess } from './zalo-access.ts'

/** The demo's channel: the message's own row, shown under `/dev/`, is where it arrives. */
const localOutbox: MessageChannel = {
  name: 'local',
  send: async () => ({ outcome: 'accepted', code: '0', reference: '' }),
}

/** The channels in the order in which they are tried; none when nothing is set up. */
export function listChannels(ctx: Context): MessageChannel[] {
  const { zalo, esms } = ctx.config.messages ?? {}
  const channels: MessageChannel[] = []
  if (zalo) channels.push(zaloChannel(zalo, zaloAccess(ctx, zalo)))
  if (esms) channels.push(esmsChannel({ ...esms, ...callback(ctx.config.publicUrl) }))
  if (channels.length === 0 && ctx.config.devTools) channels.push(localOutbox)
  return channels
}

/** eSMS reaches us from outside, so only where the shop has a public address. */
function callback(publicUrl: string): { callbackUrl?: string } {
  if (!publicUrl.startsWith('https:')) return {}
  return { callbackUrl: `${publicUrl}/api/message/sms-state` }
}
