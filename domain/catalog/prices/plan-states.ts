/** Of a planned price: it waits for a second person, holds at its time, or was taken back. */
export const pricePlanStates = ['waiting', 'planned', 'declined', 'cancelled'] as const
export type PricePlanState = (typeof pricePlanStates)[number]

/** As people see it, by the clock: what is planned holds, and is past one day. */
export const pricePlanPhases = [
  'waiting',
  'planned',
  'inForce',
  'past',
  'declined',
  'cancelled',
] as const
export type PricePlanPhase = (typeof pricePlanPhases)[number]
