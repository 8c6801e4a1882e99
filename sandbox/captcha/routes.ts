import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { playProvider } from './play-provider.ts'
import { captchaRoot } from './services.ts'
import { recaptchaScript, turnstileScript } from './widgets.ts'

const asked = z.object({
  hostname: z.string().max(200),
  action: z.string().max(50),
  siteKey: z.string().max(100),
})

/** Turnstile and reCAPTCHA as the shop meets them: a script for the page, and who says what a proof is worth. */
export function captchaSandboxRoutes({ fastify, ctx }: App): void {
  const provider = playProvider(() => ctx.clock.now().getTime())
  const scripts = { turnstile: turnstileScript, recaptcha: recaptchaScript }
  for (const [name, script] of Object.entries(scripts)) {
    fastify.get(`${captchaRoot}/${name}/api.js`, async (_request, reply) => {
      void reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8')
      return script
    })
  }
  fastify.get(`${captchaRoot}/proof`, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const proof = asked.safeParse(request.query)
    if (!proof.success) throw new Refusal('notFound')
    return { token: provider.prove(proof.data) }
  })
  void fastify.register(async (inner) => {
    readForms(inner)
    for (const name of Object.keys(scripts)) {
      inner.post(`${captchaRoot}/${name}/siteverify`, async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const value = (field: string) => form.get(field) ?? ''
        return provider.verify({ secret: value('secret'), response: value('response') })
      })
    }
  })
}
