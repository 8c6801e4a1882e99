import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../db.ts'
import { isDiskShort, isNoRoomError } from '../disk.ts'

/**
 * Whether writes reach the disk. Of the embedded database's the room is looked at; anybody's is taken
 * at its word: once a write has found no room, one that takes some is tried until it succeeds.
 */
export class WriteHealth {
  readonly #ctx: Pick<Context, 'db' | 'config'>
  #hasFailed = false
  #trying: Promise<boolean> | null = null

  constructor(ctx: Pick<Context, 'db' | 'config'>) {
    this.#ctx = ctx
  }

  /** Every error of a request passes here. */
  note(error: unknown): void {
    if (isNoRoomError(error)) this.#hasFailed = true
  }

  async isDiskFull(): Promise<boolean> {
    const { databaseUrl, dataDir } = this.#ctx.config
    if (!databaseUrl && (await isDiskShort(dataDir))) return true
    if (!this.#hasFailed) return false
    // Many may ask at once; one write answers them all.
    this.#trying ??= takeRoom(this.#ctx.db).finally(() => (this.#trying = null))
    this.#hasFailed = !(await this.#trying)
    return this.#hasFailed
  }
}

/** A table of this transaction alone: a new file with a page, gone at its end. */
async function takeRoom(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create temporary table room on commit drop as select 1 as one`.execute(trx)
    })
    return true
  } catch (error) {
    if (isNoRoomError(error)) return false
    throw error
  }
}
