import { hours } from '#domain/kernel/durations.ts'
import { costBesideCodes } from '#domain/notification/spending.ts'
import type { ChannelName } from '../adapters/messages/channel.ts'
import type { Context } from '../context.ts'
import { listChannels } from './channels.ts'
import { countUnsent, sumAttempts } from './desk-queries.ts'
import { mailChannels } from './mail/mail-channels.ts'
import { besideCodesKey, costKey, dayStart, readSpendRules } from './spend-guard.ts'
import { countCodes, readUsed } from './spend-queries.ts'
import { isAlarming } from './watch-codes.ts'

/** How the sending of messages does: tries of the last hour, đồng of the day, whether codes are entered. */
export async function readMessageState(ctx: Context) {
  const { db, clock } = ctx
  const now = clock.now()
  const [rules, used, tries, codes, unsent] = await Promise.all([
    readSpendRules(ctx),
    readUsed(db, [costKey, besideCodesKey], dayStart(now)),
    sumAttempts(db, new Date(now.getTime() - hours(1))),
    countCodes(db, now),
    countUnsent(db, dayStart(now)),
  ])
  const byChannel = new Map(tries.map((each) => [each.channel, each]))
  return {
    channels: channelsSetUp(ctx).map(({ channel, isSetUp }) => ({
      channel,
      accepted: 0,
      refused: 0,
      failed: 0,
      ...byChannel.get(channel),
      isSetUp,
    })),
    cost: {
      spent: used.get(costKey) ?? 0,
      besideCodes: used.get(besideCodesKey) ?? 0,
      limit: rules.dailyCost,
      limitBesideCodes: costBesideCodes(rules),
    },
    codes: { sent: codes.sent, entered: codes.entered, isAlarming: isAlarming(codes, rules) },
    ...unsent,
  }
}

/** Whether anything carries messages to phones. */
export function reachesPhones(ctx: Context): boolean {
  return listChannels(ctx).length > 0
}

/** Whose keys are there; the demo's own outbox is shown where it stands for them. */
function channelsSetUp(ctx: Context): { channel: ChannelName; isSetUp: boolean }[] {
  const names = [...listChannels(ctx), ...mailChannels(ctx.config)].map(({ name }) => name)
  const there = new Set<ChannelName>([...names, 'push'])
  const asked: ChannelName[] = ['zalo', 'sms', 'email', 'push']
  const shown: ChannelName[] = there.has('local') ? [...asked, 'local'] : asked
  return shown.map((channel) => ({ channel, isSetUp: there.has(channel) }))
}
