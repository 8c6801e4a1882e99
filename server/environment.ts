import { sql } from 'kysely'
import type { Context } from './context.ts'
import { StartFailure } from './platform/start-failure.ts'
import { beginOpening } from './settings/index.ts'
import { beginSetup } from './staff/index.ts'
import { findPublishedLogin } from './published-logins.ts'
import type { Row } from './platform/rows.ts'

/**
 * Notes what this database is used for. A demo's logins are published, so production refuses one that
 * was a demo and was not left; a demo would load them, so it refuses a shop's.
 */
export async function enterEnvironment(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<void> {
  const { appEnv } = tools.config
  await tools.db.transaction().execute(async (db) => {
    // Of a demo and a shop that start at once on one database, one is refused.
    await sql`select pg_advisory_xact_lock(hashtext('environment'))`.execute(db)
    await refuseOther({ ...tools, db })
    await sql`
      insert into environment_mark (environment, since) values (${appEnv}, ${tools.clock.now()})
      on conflict (environment) do update set left_at = null`.execute(db)
    // A demo sells at once, a new shop when its owner says so.
    await beginOpening(db, { isOpen: appEnv === 'demo', at: tools.clock.now() })
    if (appEnv === 'production') await beginSetup(db, tools.clock.now())
  })
}

async function refuseOther(tools: Pick<Context, 'db' | 'config'>): Promise<void> {
  const { rows } = await sql<Row<'environment_mark', 'environment'>>`
    select environment from environment_mark where left_at is null`.execute(tools.db)
  const was = rows.map(({ environment }) => environment)
  refuseMaskedCopy(tools.config, was.includes('staging'))
  if (tools.config.appEnv === 'demo') {
    if (was.includes('production')) {
      throw new StartFailure(
        "This database is a shop's: set APP_ENV=production, or DATA_DIR or DATABASE_URL to another for the demo.",
      )
    }
  } else if (
    tools.config.appEnv === 'production' &&
    (was.includes('demo') || (await findPublishedLogin(tools)) !== null)
  ) {
    throw new StartFailure(
      'This database was a demo, whose logins are published: run npm run leave-demo first (docs/operations.md).',
    )
  }
}

/** Its people are made up and its codes work nowhere: nobody may sell from it, and nothing else is run as one. */
function refuseMaskedCopy({ appEnv }: Context['config'], isCopy: boolean): void {
  if (isCopy && appEnv !== 'staging') {
    throw new StartFailure(
      'This database is a masked copy of a shop: set APP_ENV=staging (docs/operations/staging.md).',
    )
  }
  if (!isCopy && appEnv === 'staging') {
    throw new StartFailure(
      'APP_ENV=staging runs a masked copy of a shop only, and this is none: npm run staging makes one (docs/operations/staging.md).',
    )
  }
}
