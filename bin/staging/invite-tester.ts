import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { runStaffCommand } from '#server/staff/run-staff-command.ts'
import type { Side } from './open-side.ts'

/** Everybody of the shop is shut out of its copy; one admin is let in, who lets in others. Gives what to print. */
export async function inviteTester({ url, config }: Side, username: string): Promise<string[]> {
  if (config === null) {
    return [
      'Nobody can log in yet. With the variables of the copy (APP_ENV=staging, DATABASE_URL, SECRET_KEY, PUBLIC_URL):',
      `  npm run staff -- invite --username ${username} --name "Người thử" --role admin`,
    ]
  }
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  try {
    const tools = { db, config, clock: systemClock }
    const person = { username, full_name: 'Người thử', role: 'admin' } as const
    const lines = await runStaffCommand(tools, { does: 'invite', ...person })
    return [...lines, `Start it: APP_ENV=staging DATA_DIR=${config.dataDir} npm start`]
  } finally {
    await close()
  }
}
