import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captchaServices, type CaptchaServices } from '#server/adapters/captcha/services.ts'
import { playProvider, type Proof } from '#sandbox/captcha/play-provider.ts'

/** What a provider does instead of answering. */
export type Mood = 'well' | 'silent' | 'fault' | 'garbage' | 'endless' | 'elsewhere'

/** Turnstile and reCAPTCHA on loopback, whose moods a test sets; pages are sent to the real ones. */
export interface TestProvider {
  services: CaptchaServices
  mood: Mood
  /** How often it was asked what a proof is worth. */
  asked: number
  prove(proof: Proof): string
  close(): Promise<void>
}

export async function openCaptchaProvider(now: () => number): Promise<TestProvider> {
  const provider = playProvider(now)
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      opened.asked += 1
      if (opened.mood !== 'well') return answerIn(opened.mood, response)
      const form = new URLSearchParams(body)
      const value = (field: string) => form.get(field) ?? ''
      const said = provider.verify({ secret: value('secret'), response: value('response') })
      response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const verify = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  const opened: TestProvider = {
    services: {
      turnstile: { ...captchaServices.turnstile, verify },
      recaptcha: { ...captchaServices.recaptcha, verify },
    },
    mood: 'well',
    asked: 0,
    prove: (proof) => provider.prove(proof),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return opened
}

function answerIn(mood: Exclude<Mood, 'well'>, response: ServerResponse): void {
  const yes = JSON.stringify({ success: true, hostname: 'shop.test', action: 'code', score: 1 })
  if (mood === 'fault') response.writeHead(500).end(yes)
  if (mood === 'garbage') response.end('<html>success</html>')
  if (mood === 'endless') response.end(yes + ' '.repeat(20_000))
  if (mood === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
}
