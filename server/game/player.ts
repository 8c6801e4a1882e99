import { hours } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../context.ts'
import { seal, unseal } from '../platform/sealed.ts'
import type { Campaign } from './campaign-queries.ts'

/** Who plays: a phone that was proved, or the entry of a printed ticket. */
export type Player =
  | { kind: 'member' | 'phone'; phone: string }
  | { kind: 'ticket'; campaignId: number; number: number }

type Remembered = Exclude<Player, { kind: 'member' }>

const lifetime = hours(12)

/** From here on this browser plays as this player; nobody else can make such a cookie. */
export function rememberPlayer(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { playerCookie }: Pick<Caller, 'playerCookie'>,
  player: Remembered,
): void {
  const until = clock.now().getTime() + lifetime
  const sealed = seal(config.secretKey, 'game player', JSON.stringify({ until, player }))
  playerCookie?.set(sealed.toString('base64url'), lifetime)
}

/** What this browser has proved; null for nothing, or too long ago. */
export function recallPlayer(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { player: token }: Pick<Caller, 'player'>,
): Remembered | null {
  if (token === undefined) return null
  const told = unseal(config, 'game player', Buffer.from(token, 'base64url'))
  if (told === null) return null
  const { until, player } = JSON.parse(told) as { until: number; player: Remembered }
  return until > clock.now().getTime() ? player : null
}

/**
 * Who plays a campaign in this browser. Where members play it is the member; else whom the browser has proved,
 * before its member: at a conference people prove the phone that they left there.
 */
export function playerOf(
  ctx: Pick<Context, 'config' | 'clock'>,
  campaign: Pick<Campaign, 'id' | 'audience'>,
  caller: Pick<Caller, 'player' | 'member'>,
): Player | null {
  const member = caller.member && ({ kind: 'member', phone: caller.member.phone } as const)
  const proved = recallPlayer(ctx, caller)
  const isHere = proved?.kind !== 'ticket' || proved.campaignId === campaign.id
  const shown = isHere ? proved : null
  return campaign.audience === 'members' ? (member ?? shown) : (shown ?? member ?? null)
}

/** The player with this very phone, if the browser has shown it. */
export function playerWith(
  ctx: Pick<Context, 'config' | 'clock'>,
  caller: Pick<Caller, 'player' | 'member'>,
  phone: string,
): Player | null {
  if (caller.member?.phone === phone) return { kind: 'member', phone }
  const proved = recallPlayer(ctx, caller)
  return proved?.kind === 'phone' && proved.phone === phone ? proved : null
}
