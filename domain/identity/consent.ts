/** The five channels of the specification, and e-mail beside them. */
export const consentMedia = ['zalo', 'webPush', 'sms', 'messenger', 'appPush', 'email'] as const
export type ConsentMedium = (typeof consentMedia)[number]

export const consentPurposes = ['Transaction', 'Commercial'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export type ConsentChannel = `${ConsentMedium}${ConsentPurpose}`

/** Twelve channels under the wire's names: `zaloTransaction` … `emailCommercial`. */
export const consentChannels = consentPurposes.flatMap((purpose) =>
  consentMedia.map((medium): ConsentChannel => `${medium}${purpose}`),
)

export type Consents = Record<ConsentChannel, boolean>

/** The text a member agreed to; a new wording gets a new version, old ones stay in the history. */
export const consentWording = {
  version: '2026-11-21',
  transaction:
    'Tôi đồng ý nhận thông báo về đơn hàng, điểm tích luỹ và tài khoản qua các kênh đã chọn.',
  commercial:
    'Tôi đồng ý nhận thông tin khuyến mãi và chăm sóc sức khoẻ qua các kênh đã chọn. Tôi có thể rút lại bất cứ lúc nào trong hồ sơ.',
} as const

/** Where a change of consent came from. */
export const consentSources = [
  'register',
  'profile',
  'mail',
  'erasure',
  'request',
  'merge',
] as const
export type ConsentSource = (typeof consentSources)[number]

export function noConsents(): Consents {
  return Object.fromEntries(consentChannels.map((channel) => [channel, false])) as Consents
}

/** What registration stores: e-mail consents are false whatever was sent (section 3). */
export function consentsAtRegistration(given: Partial<Consents>): Consents {
  const asked = { ...noConsents(), ...given }
  return { ...asked, emailTransaction: false, emailCommercial: false }
}

/** Whether at least one channel of a purpose is on. */
export function hasConsentFor(consents: Partial<Consents>, purpose: ConsentPurpose): boolean {
  return consentChannels.some((channel) => channel.endsWith(purpose) && consents[channel] === true)
}

/** The channels whose state differs, with the state that is asked for. */
export function listConsentChanges(
  current: Consents,
  asked: Partial<Consents>,
): { channel: ConsentChannel; granted: boolean }[] {
  return consentChannels.flatMap((channel) => {
    const granted = asked[channel]
    return granted === undefined || granted === current[channel] ? [] : [{ channel, granted }]
  })
}
