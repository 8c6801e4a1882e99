import { useCallback, useState } from 'react'
import { verifyGameUser } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { api } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { phoneForm } from './phone.rules.ts'
import { gameTexts as texts } from './texts.ts'

const otpForm = lazyPart(() =>
  import('#web/features/identity/otp/OtpForm.tsx').then((part) => part.OtpForm),
)

export interface PhoneProofProps {
  game: Game
  onProved: () => Promise<void>
}

/** A phone by a code: from then on this browser plays with it. */
export function PhoneProof({ game: { slug, audience }, onProved }: PhoneProofProps) {
  const [phone, setPhone] = useState<string | null>(null)
  const form = useForm(phoneForm, {
    initial: { phone: '' },
    send: async (values) => setPhone(values.phone),
  })
  const send = useCallback(
    async (captcha: string) => {
      const sent = await api.call(verifyGameUser, { slug, phone: phone ?? '', captcha })
      const { expiresIn, resendIn } = sent
      if (expiresIn === undefined || resendIn === undefined) await onProved()
      return { expiresIn: expiresIn ?? 0, resendIn: resendIn ?? 0 }
    },
    [slug, phone, onProved],
  )
  if (phone !== null) {
    return (
      <div>
        <otpForm.Part
          type="game"
          phone={phone}
          send={send}
          refusesInPlace
          submit={async (code) => {
            await api.call(verifyGameUser, { slug, phone, code })
            await onProved()
          }}
        />
        <Button variant="plain" wide className="mt-2" onClick={() => setPhone(null)}>
          {texts.otherPhone}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <p className="text-xl font-bold">{texts.phoneTitle}</p>
      <p className="mt-1 mb-4 text-ink-2">
        {audience === 'list' ? texts.listText : texts.phoneText}
      </p>
      <Form form={form} className="flex flex-col gap-4" {...otpForm.intent}>
        <Form.Phone name="phone" label={texts.phone} autoComplete="tel-national" />
        <Button type="submit" size="main" wide>
          {texts.sendCode}
        </Button>
      </Form>
    </div>
  )
}
