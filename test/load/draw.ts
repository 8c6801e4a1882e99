import { Refusal } from '#domain/errors.ts'
import { closeGame } from '#server/game/index.ts'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { cpuMsOf } from './cores.ts'
import { createDatabase, withDatabase } from './databases.ts'
import { drawConfig, openDraw } from './draw-sample.ts'
import type { Row } from './table.ts'

const maxSeconds = 10

/** Closes a number draw with as many entries and ranks all of them, in this process. */
export async function measureDraw(postgres: EmbeddedPostgres, entries: number): Promise<Row[]> {
  const url = await createDatabase(postgres, 'bench_draw')
  return withDatabase(url, async (db) => {
    const game = await openDraw(db, { slug: 'bench-draw', entries, openForMs: 0 })
    const started = performance.now()
    const before = cpuMsOf(process.pid)
    await untilOnStage(() => closeGame({ db, config: drawConfig }, game, game.closesAt))
    const seconds = (performance.now() - started) / 1000
    const cpu = (cpuMsOf(process.pid) - before) / 1000
    return [
      {
        name: `the draw of ${entries.toLocaleString('en')} entries`,
        data: 'draw',
        reached: `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of this process`,
        wanted: `< ${maxSeconds} s`,
        passed: seconds < maxSeconds,
      },
    ]
  })
}

/** Drawn, it waits for its host: `conflict`. */
async function untilOnStage(close: () => Promise<unknown>): Promise<void> {
  try {
    await close()
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error
  }
}
