/**
 * What a proof is for. An outside provider writes it into the proof, so that one that was won at a form that is
 * cheap to fool opens no other.
 */
export const captchaActions = [
  'code',
  'login',
  'order',
  'question',
  'lead',
  'ticket',
  'genuine',
] as const
export type CaptchaAction = (typeof captchaActions)[number]
