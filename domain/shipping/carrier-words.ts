import type { ParcelStep } from './units.ts'

/** Carriers that are asked over the network. */
export const outsideCarriers = ['viettelPost', 'vnPost'] as const
export type OutsideCarrier = (typeof outsideCarriers)[number]

/** What is kept sealed for them: what opens their door, and what proves that a push is theirs. */
export const carrierSecrets = ['viettelPost', 'viettelPostHook', 'vnPost', 'vnPostHook'] as const
export type CarrierSecret = (typeof carrierSecrets)[number]

/**
 * What Viettel Post's number of a state says of the parcel, as its published table has it (docs/rules/delivery.md);
 * null for what the table does not have, and for what was cancelled there: somebody must look.
 */
export function viettelPostStep(status: string): ParcelStep | null {
  const number = /^-?\d{1,4}$/.test(status) ? Number(status) : Number.NaN
  if (number >= 200 && number <= 400) return 'underway'
  return viettelPostSteps.get(number) ?? null
}

/** The same of VNPost; what tells of settled cash moves nothing. */
export function vnPostStep(status: string): ParcelStep | null {
  return vnPostSteps.get(Number(status)) ?? null
}

const viettelPostSteps: ReadonlyMap<number, ParcelStep> = new Map([
  [-100, 'underway'],
  [104, 'underway'],
  [500, 'underway'],
  [501, 'delivered'],
  [502, 'failed'],
  [504, 'back'],
  [505, 'failed'],
  [506, 'sentAgain'],
  [508, 'sentAgain'],
  [515, 'failed'],
])

const vnPostSteps: ReadonlyMap<number, ParcelStep> = new Map([
  [20, 'underway'],
  [100, 'delivered'],
  [110, 'underway'],
  [120, 'underway'],
  [161, 'failed'],
  [170, 'failed'],
])
