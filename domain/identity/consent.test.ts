import { describe, expect, test } from 'vitest'
import {
  consentChannels,
  consentsAtRegistration,
  hasConsentFor,
  listConsentChanges,
  noConsents,
} from './consent.ts'

describe('consents', () => {
  test('have ten channels and two of e-mail, under the names of the wire', () => {
    expect(consentChannels).toHaveLength(12)
    expect(new Set(consentChannels).size).toBe(12)
    expect(consentChannels).toContain('webPushTransaction')
    expect(consentChannels).toContain('messengerCommercial')
  })

  test('to e-mail are false at registration, whatever was sent', () => {
    const kept = consentsAtRegistration({
      emailCommercial: true,
      emailTransaction: true,
      smsCommercial: true,
    })
    expect(kept).toEqual({ ...noConsents(), smsCommercial: true })
  })

  test('of a purpose are given by one channel', () => {
    expect(hasConsentFor({ appPushTransaction: true }, 'Transaction')).toBe(true)
    expect(hasConsentFor({ appPushTransaction: true }, 'Commercial')).toBe(false)
    expect(hasConsentFor({ zaloCommercial: false }, 'Commercial')).toBe(false)
  })

  test('change only where something differs', () => {
    const current = { ...noConsents(), zaloTransaction: true }
    expect(
      listConsentChanges(current, {
        zaloTransaction: false,
        smsTransaction: false,
        smsCommercial: true,
      }),
    ).toEqual([
      { channel: 'zaloTransaction', granted: false },
      { channel: 'smsCommercial', granted: true },
    ])
  })
})
