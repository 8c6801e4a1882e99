import { z } from 'zod'
import { gameSlug } from '#domain/game/api.ts'
import type { DrawState, ToldWinner } from '#domain/game/draw/api.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import type { Campaign } from '../campaign-queries.ts'
import { findDraw, type Draw } from '../draw-queries.ts'
import { getDrawCampaign, readDrawState } from '../draw-state.ts'
import { listRounds } from '../proof-queries.ts'
import { drawMinutesPdf, type DrawMinutes } from './draw-minutes.ts'
import { minutesTexts as texts } from './texts.ts'

/** The minutes of a draw that has ended; before, there is nothing to sign. */
export function minutesRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/games/{slug}/draw/minutes.pdf',
    realm: 'staff',
    permission: 'games.draw',
    summary: 'The minutes of a number draw, as PDF; once all of it has been told',
    input: z.object({ slug: gameSlug }),
    produces: 'application/pdf',
  } as const
  rawRoute(app, definition, async (ctx, { input, reply }) => {
    const campaign = await getDrawCampaign(ctx.db, input.slug)
    const draw = await findDraw(ctx.db, campaign.id)
    if (!draw?.finishedAt) throw new Refusal('conflict')
    const pdf = drawMinutesPdf(await minutesOf(ctx, campaign, draw))
    void reply.header('content-disposition', `inline; filename="bien-ban-${campaign.slug}.pdf"`)
    return reply.type('application/pdf').send(pdf)
  })
}

async function minutesOf(ctx: Context, campaign: Campaign, draw: Draw): Promise<DrawMinutes> {
  const state = await readDrawState(ctx, campaign)
  const { slug, title, commitment, revealed, rules, announced } = campaign
  const { legal } = rules
  const chain = announced.beacon?.hash
  const [round] = chain && draw.round ? await listRounds(ctx.db, chain, [draw.round]) : []
  return {
    title,
    slug,
    place: draw.place,
    witnesses: draw.witnesses,
    legal: legal && { number: legal.registration_number, authority: legal.authority },
    closedAt: draw.closedAt,
    drawnAt: draw.drawnAt!,
    finishedAt: draw.finishedAt!,
    entries: draw.entries,
    root: draw.root,
    commitment: commitment!,
    secret: revealed!,
    round: round
      ? { number: round.round, randomness: round.randomness, signature: round.signature }
      : null,
    ...peopleOf(state),
    proof: `${ctx.config.publicUrl}/minh-bach/${slug}/`,
  }
}

function peopleOf({ winners_told: winners, reserves }: DrawState) {
  return {
    winners: winners.map(({ prize, number, name, phone, place, ...rest }) => ({
      number,
      name,
      phone,
      place,
      prize: prize.name,
      note: noteOf(rest),
    })),
    reserves: reserves.map(({ number, name, phone, place }) => ({ number, name, phone, place })),
  }
}

function noteOf({ lapsed, moved_up_for: movedUp }: Pick<ToldWinner, 'lapsed' | 'moved_up_for'>) {
  if (lapsed) return texts.lapsed
  return movedUp === undefined ? null : texts.movedUp
}
