import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'

export async function loadContent(_db: Db, _clock: Clock): Promise<void> {}
