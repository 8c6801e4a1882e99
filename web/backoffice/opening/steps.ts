import type { OpeningState } from '#domain/opening/api.ts'
import type { SettingKey } from '#domain/settings/keys.ts'
import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { setupTexts as texts } from './texts.ts'

export type StepName = keyof typeof texts.steps

export const stepNames = Object.keys(texts.steps) as StepName[]

/** The steps that are a setting, or some parts of one. */
export const steps: Readonly<
  Record<Exclude<StepName, 'messages' | 'shelf'>, { key: SettingKey; parts?: readonly string[] }>
> = {
  company: {
    key: 'shop',
    parts: [
      'companyName',
      'taxCode',
      'companyAddresses',
      'hotline',
      'email',
      'openingHours',
      'registration',
      'pharmacyLicence',
      'foodLicence',
    ],
  },
  shop: { key: 'shop', parts: ['brandName', 'shortName', 'slogan'] },
  brand: { key: 'brand' },
  address: { key: 'newAddressesFirst' },
  payment: { key: 'paymentMethods' },
  delivery: { key: 'shippingFee' },
}

/** Whether somebody has been there: what the checklist knows, or that it was saved. */
export function isStepDone(
  name: StepName,
  { settings, opening }: { settings: readonly BackofficeSetting[]; opening: OpeningState },
): boolean {
  const has = (...keys: OpeningState['items'][number]['key'][]) =>
    opening.items.every(({ key, is_done: isDone }) => isDone || !keys.includes(key))
  const isSaved = (wanted: SettingKey) =>
    settings.some(({ key, version }) => key === wanted && version > 0)
  switch (name) {
    case 'company':
      return has('company', 'licence')
    case 'shop':
      return has('brand')
    case 'messages':
      return has('phoneMessages', 'mail')
    case 'shelf':
      return has('product')
    case 'payment':
      return isSaved(steps.payment.key) && areConnected(settings, opening)
    default:
      return isSaved(steps[name].key)
  }
}

/** Every way to pay that is switched on may be offered. */
function areConnected(
  settings: readonly BackofficeSetting[],
  { payment_ways: ways }: OpeningState,
): boolean {
  const value = settings.find(({ key }) => key === steps.payment.key)?.value
  const on = Array.isArray(value) ? (value as unknown[]) : []
  return ways.every(({ method, is_connected: isConnected }) => isConnected || !on.includes(method))
}
