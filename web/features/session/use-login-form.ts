import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { withCaptchaWhenAsked } from '#web/features/captcha/with-proof.ts'
import type { AnyForm, FormValues } from '#web/form/any-form.ts'
import { useForm } from '#web/form/use-form.ts'

export interface LoginCall<S extends AnyForm> {
  initial: FormValues<S>
  /** With a proof that a person is there, where it is asked for. */
  send: (values: FormValues<S>, captcha: string | undefined) => Promise<unknown>
  /** Words for what stands beside the button; empty where it is told elsewhere. */
  explain: (error: unknown) => string
}

/** A name and what proves it, sent with a captcha once one is asked for. */
export function useLoginForm<S extends AnyForm>(
  schema: S,
  { initial, send, explain }: LoginCall<S>,
) {
  const proof = useCaptcha('login')
  const form = useForm(schema, {
    initial,
    explain,
    send: (values) => withCaptchaWhenAsked(proof.captcha, (captcha) => send(values, captcha)),
  })
  return { form, proof }
}
