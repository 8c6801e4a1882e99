import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { rowIdField, versionField } from '../../kernel/fields.ts'
import { simulationResult } from '../simulation/sum-up.ts'
import { trafficShape } from '../simulation/traffic.ts'

const id = rowIdField
const [real, even] = trafficShape.options

export const simulationStates = ['running', 'done', 'cancelled'] as const

export const gameSimulation = z.object({
  id: z.int(),
  state: z.enum(simulationStates),
  runs: z.int(),
  /** How many are played. */
  done: z.int(),
  /** Of a hundred: what comes, against what came. */
  factor: z.int(),
  asked_by: z.string(),
  asked_at: z.string(),
  /** The campaign's content is no more what was played. */
  stale: z.boolean(),
  /** What came in a month, or what was made up for want of it; null until it was read. */
  traffic: z
    .discriminatedUnion('kind', [
      real.pick({ kind: true, from: true, to: true, counts: true }),
      even,
    ])
    .nullable(),
  result: simulationResult.nullable(),
  /** In words. */
  warnings: z.array(z.string()),
})
export type GameSimulation = z.output<typeof gameSimulation>

const shown = z.object({ simulation: gameSimulation.nullable() })

export const getSimulation = endpoint({
  method: 'GET',
  path: '/admin/games/{id}/simulation',
  realm: 'staff',
  permission: 'games.read',
  summary: 'How a campaign went when it was played many times for a look, the latest one',
  input: z.object({ id }),
  output: shown,
  errors: ['notFound'],
})

export const startSimulation = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/simulation',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'Play a campaign a thousand times on last month’s traffic; one that runs is ended',
  input: z.object({
    id,
    version: versionField,
    /** Of a hundred: what comes, against what came. */
    factor: z.int().min(1).max(1000),
  }),
  output: shown,
  errors: ['notFound', 'conflict', 'invalidInput'],
})

export const cancelSimulation = endpoint({
  method: 'POST',
  path: '/admin/games/{id}/simulation/cancel',
  realm: 'staff',
  permission: 'games.edit',
  errorsShownInPlace: true,
  summary: 'End a simulation that runs',
  input: z.object({ id, simulation: rowIdField }),
  output: shown,
  errors: ['notFound', 'conflict'],
})
