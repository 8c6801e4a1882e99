import type { FastifyReply, FastifyRequest } from 'fastify'
import { choiceCookie, choiceDays, choicePath, isTagCookie } from '#domain/tags/choice.ts'
import { days } from '#domain/kernel/durations.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { readForms } from '../platform/http/read-forms.ts'

/** Takes the choice of a plain form; the page leads back to itself and says what holds now. */
export function tagRoutes(app: App): void {
  const isSecure = app.ctx.config.publicUrl.startsWith('https:')
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/tags/choice',
      realm: 'none',
      summary: 'What a visitor says to being measured, by a plain form',
      bodyLimit: 1024,
      parsers: readForms,
    },
    async (_ctx, { request, reply }) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const choice = form.get('choice') === 'yes' ? 'yes' : 'no'
      void reply.setCookie(choiceCookie, choice, {
        path: '/',
        maxAge: days(choiceDays) / 1000,
        sameSite: 'lax',
        secure: isSecure,
        // The shop's own script asks it before it loads anything.
        httpOnly: false,
      })
      if (choice === 'no') clearTagCookies(request, reply)
      return reply.redirect(`${choicePath}?da-chon=${choice}`, 303)
    },
  )
}

/** Measurement sets its cookies for the host or for all of its domain. */
function clearTagCookies({ cookies, hostname }: FastifyRequest, reply: FastifyReply): void {
  for (const name of Object.keys(cookies).filter(isTagCookie)) {
    void reply.clearCookie(name, { path: '/' })
    const domain = hostname.split('.').slice(-2).join('.')
    if (domain.includes('.')) void reply.clearCookie(name, { path: '/', domain })
  }
}
