import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { Config } from '../env.ts'
import type { Row } from '../rows.ts'
import { unseal } from '../sealed.ts'
import { StartFailure } from '../start-failure.ts'
import { codeKeysOf, markOfKey, trustedKeysOf } from './keyring.ts'

export type KeyKind = Row<'shop_key', 'kind'>['kind']
export type KeptKey = Row<'shop_key', 'kind' | 'mark' | 'state' | 'is_first' | 'sealed' | 'since'>

/**
 * The configuration with the keys that the database keeps, for a process that starts. The first one to start notes
 * under which keys the database stands; one that has other keys is refused, in words.
 */
export async function enterKeys({ db, clock, config }: Tools): Promise<Config> {
  const marks = [config.secretKey, codeKeyOf(config)].map(markOfKey)
  await sql`
    insert into shop_key (kind, mark, state, is_first, since)
    select g.kind, g.mark, 'current', not exists (select from shop_key o where o.kind = g.kind), ${clock.now()}
    from unnest(array['secret', 'code'], ${marks}::text[]) as g (kind, mark)
    where not exists (select from shop_key o where o.kind = g.kind and o.state = 'current')
    on conflict do nothing`.execute(db)
  return withKeptKeys(db, config)
}

interface Tools {
  db: Db
  clock: Clock
  config: Config
}

/** The same for a command, which notes nothing. */
export async function withKeptKeys(db: Db, config: Config): Promise<Config> {
  const kept = await listKeptKeys(db)
  ensureKnown(kept, 'secret', trustedKeysOf(config))
  const formerKeys = openAll(kept, 'secret', config)
  const formerCodeKeys = openAll(kept, 'code', config)
  ensureKnown(kept, 'code', codeKeysOf({ ...config, formerCodeKeys }))
  const firstKeyMark = kept.find(({ kind, is_first }) => kind === 'secret' && is_first)?.mark
  return Object.freeze({
    ...config,
    ...(formerKeys.length > 0 && { formerKeys }),
    ...(formerCodeKeys.length > 0 && { formerCodeKeys }),
    ...(firstKeyMark !== undefined && { firstKeyMark }),
  })
}

export async function listKeptKeys(db: Db): Promise<KeptKey[]> {
  return db.selectFrom('shop_key').selectAll().orderBy('since').orderBy('mark').execute()
}

/** With which codes that are made now are hashed. */
export function codeKeyOf({ codeKey, secretKey }: Pick<Config, 'codeKey' | 'secretKey'>): string {
  return codeKey ?? secretKey
}

const names = { secret: 'SECRET_KEY', code: 'CODE_KEY' } as const

/** With another key nobody could log in and no code would be found: it is said before anything is written with it. */
function ensureKnown(kept: readonly KeptKey[], kind: KeyKind, given: readonly string[]): void {
  const current = kept.find((key) => key.kind === kind && key.state === 'current')
  const marks = given.map(markOfKey)
  if (!current || marks.includes(current.mark)) return
  const name = names[kind]
  throw new StartFailure([
    `${name} is not the key under which this database was written: its mark is ${current.mark}, that of the given one ${marks.join(', ')}.`,
    `Set the right ${name}, or put the earlier key into ${name}_ACCEPTED (docs/operations/leaked-key.md).`,
    `If it is lost for good: npm run keys -- --lost ${kind}; what is lost with it stands on that page.`,
  ])
}

function openAll(kept: readonly KeptKey[], kind: KeyKind, config: Config): string[] {
  return kept.flatMap(({ mark, sealed, ...key }) => {
    if (key.kind !== kind || sealed === null) return []
    const opened = unseal(config, 'former key', sealed)
    if (opened !== null) return [opened]
    throw new StartFailure([
      `The former ${names[kind]} ${mark} that the database keeps opens with none of the keys given.`,
      "Put the key before today's into SECRET_KEY_ACCEPTED and run npm run keys -- --rotate (docs/operations/leaked-key.md).",
    ])
  })
}
