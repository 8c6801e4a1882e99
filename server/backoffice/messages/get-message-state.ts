import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/notification/backoffice/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { reachesPhones, readMessageState } from '../../notification/index.ts'

export async function getMessageState(ctx: Context): Promise<api.MessageState> {
  const { channels, cost, codes, waiting, failed } = await readMessageState(ctx)
  return {
    channels: channels.map(({ isSetUp, ...tries }) => ({ ...tries, set_up: isSetUp })),
    cost: {
      spent: vnd(cost.spent),
      beside_codes: vnd(cost.besideCodes),
      limit: vnd(cost.limit),
      limit_beside_codes: vnd(cost.limitBesideCodes),
    },
    codes: { sent: codes.sent, entered: codes.entered, alarming: codes.isAlarming },
    waiting,
    failed_today: failed,
    checked_at: toVietnamIso(ctx.clock.now()),
  }
}

export async function getMessageReach(ctx: Context): Promise<Output<typeof api.getMessageReach>> {
  return { reaches_phones: reachesPhones(ctx) }
}
