import { parseArgs } from 'node:util'
import { systemClock } from '#server/platform/clock.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { runTool, tell } from './restore/tool.ts'
import { inviteTester } from './staging/invite-tester.ts'
import { makeMaskedCopy } from './staging/make-masked-copy.ts'
import { openSide } from './staging/open-side.ts'

const usage = `npm run staging -- --from SHOP --to COPY [--admin NAME]
Each is a folder (DATA_DIR of an embedded database) or postgresql://user:password@host:5432/database.
The shop is only read and may go on selling. The copy is empty, or a masked copy, which is replaced.`

/** `npm run staging` makes a copy of a shop without its people, for trying things out (docs/operations/staging.md). */
await runTool(async () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { from: text, to: text, admin: text } })
  const { from, to, admin = 'staging' } = values
  if (!from || !to) throw new StartFailure(usage)
  const source = await openSide(from)
  try {
    const target = await openSide(to, { isMade: true })
    try {
      const made = await makeMaskedCopy({ from: source.url, to: target.url, clock: systemClock })
      tell(`${made.rows} rows of ${made.tables} tables are copied, masked.`)
      for (const line of await inviteTester(target, admin)) tell(line)
      for (const { check, found } of made.findings) tell(`WRONG ${check}: ${found.join('; ')}`)
      return made.findings.length === 0 ? 0 : 1
    } finally {
      await target.stop()
    }
  } finally {
    await source.stop()
  }
})
