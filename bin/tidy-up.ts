import { stopLeftPostgres } from '#server/platform/embedded-postgres.ts'
import { loadConfig } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'

// For bin/supervise.mjs: a server that was killed could not stop its database.
const { databaseUrl, dataDir } = loadConfig()
if (!databaseUrl) await stopLeftPostgres(dataDir, createLog('error'))
