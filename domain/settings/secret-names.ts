import { outsideCaptchas } from '../captcha/providers.ts'
import { carrierSecrets } from '../shipping/carrier-words.ts'
import { captchaProviderLabels } from './texts.ts'

/** Everything that staff keep sealed: of captcha providers and of carriers. */
export const secretNames = [...outsideCaptchas, ...carrierSecrets] as const
export type SecretName = (typeof secretNames)[number]

/** As people call them. */
export const secretLabels: Readonly<Record<SecretName, string>> = {
  turnstile: captchaProviderLabels.turnstile,
  recaptcha: captchaProviderLabels.recaptcha,
  viettelPost: 'Viettel Post: mật khẩu tài khoản',
  viettelPostHook: 'Viettel Post: khoá báo trạng thái (webhook)',
  vnPost: 'VNPost: mã đối tác (merchant token)',
  vnPostHook: 'VNPost: khoá báo trạng thái (webhook)',
}

/** Whether a secret is a captcha provider's. */
export function isOfCaptcha(name: SecretName): name is (typeof outsideCaptchas)[number] {
  return (outsideCaptchas as readonly string[]).includes(name)
}
