import { playGame, type PlayedTurn } from '#domain/game/api.ts'
import { api } from '#web/api.ts'
import { createCaptcha } from '#web/features/captcha/captcha-state.ts'
import { solveLazily } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import { now } from '#web/state/clock.ts'

const captcha = createCaptcha((place) => solveLazily('ticket', place), now)

/** A turn of a printed ticket; after some wrong ones a person is asked for, which the browser shows by itself. */
export function playTicket(slug: string, ticket: string): Promise<PlayedTurn> {
  return withCaptchaWhenAsked(captcha, (proof) =>
    api.call(playGame, { slug, ticket, captcha: proof }),
  )
}
