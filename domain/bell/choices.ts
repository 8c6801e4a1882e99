import { z } from 'zod'
import { bellGroups, type BellGroup } from './kinds.ts'
import { bellTexts as texts } from './texts.ts'

/** `bell`: it stands there; `push`: the own devices are told too. Nothing is told that does not stand there. */
export const bellWays = ['off', 'bell', 'push'] as const
export type BellWay = (typeof bellWays)[number]
export type BellWays = Record<BellGroup, BellWay>

const hour = z.int().min(0).max(23).nullable()
const way = z.enum(bellWays)

export const bellChoiceFields = z
  .object({
    ways: z.object(
      Object.fromEntries(bellGroups.map((group) => [group, way])) as Record<BellGroup, typeof way>,
    ),
    /** Hours of Vietnam between which no device is told, also over midnight; both or none. */
    quiet_from: hour,
    quiet_until: hour,
  })
  .refine(({ quiet_from: from, quiet_until: until }) => (from === null) === (until === null), {
    path: ['quiet_until'],
    message: texts.bothHours,
  })
  .refine(({ quiet_from: from, quiet_until: until }) => from === null || from !== until, {
    path: ['quiet_until'],
    message: texts.sameHours,
  })
export type BellChoices = z.output<typeof bellChoiceFields>

/** Of whoever has chosen nothing: what is theirs to do at once also rings. */
export const initialChoices: BellChoices = {
  ways: {
    assigned: 'push',
    waits: 'bell',
    decided: 'bell',
    deadlines: 'push',
    files: 'bell',
    stock: 'bell',
    money: 'bell',
    system: 'bell',
  },
  quiet_from: null,
  quiet_until: null,
}

/** Whether no device is told at this hour of Vietnam. */
export function isQuiet(
  { quiet_from: from, quiet_until: until }: Pick<BellChoices, 'quiet_from' | 'quiet_until'>,
  hourNow: number,
): boolean {
  if (from === null || until === null) return false
  return from < until ? hourNow >= from && hourNow < until : hourNow >= from || hourNow < until
}
