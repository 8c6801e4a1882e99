import { loadConfig, type Config } from './platform/env.ts'
import { StartFailure } from './platform/start-failure.ts'
import { runShop } from './run.ts'

// The shop as it is sold: the demo's data and simulators are added by bin/demo.ts and never loaded here.
await runShop(() => ensureProduction(loadConfig()))

function ensureProduction(config: Config): Config {
  if (config.appEnv === 'production') return config
  throw new StartFailure(
    'server/main.ts runs a shop: set APP_ENV=production, or run bin/demo.ts for the demo.',
  )
}
