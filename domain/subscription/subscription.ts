/** A subscription runs, rests until its member wakes it, or is over. */
export const standingStates = ['active', 'paused', 'ended'] as const
export type StandingState = (typeof standingStates)[number]

/**
 * What became of a cycle: told of and still to come, ordered, given up after its tries, or called off
 * by its member in time.
 */
export const cycleOutcomes = ['announced', 'ordered', 'skipped', 'calledOff'] as const
export type CycleOutcome = (typeof cycleOutcomes)[number]
