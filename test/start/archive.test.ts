import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lookAfter } from '#server/platform/backup/archive-keeper.ts'
import { describeBackups, readBackupState } from '#server/platform/backup/backup-state.ts'
import { takeBackup } from '#server/platform/backup/take-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { collectingLog, silentLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { newDataDir } from '#test/support/new-data-dir.ts'
import { waitFor } from '#test/support/wait-for.ts'

test('an archive that takes nothing is told of, stops no write, is given up, and begun anew by a backup', async () => {
  const dataDir = newDataDir('archive')
  const backupDir = join(dataDir, 'backups')
  mkdirSync(backupDir)
  const server = await startEmbeddedPostgres({ dataDir, backupDir, log: silentLog })
  const { db, pool, close } = openDatabase(server.url)
  onTestFinished(async () => {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(pool)
  const directory = join(dataDir, 'postgres')
  const wal = join(backupDir, 'wal')
  const backup = () =>
    takeBackup({
      url: server.url,
      directory,
      backupDir,
      keep: 2,
      secretKey: 'a key of the test',
      withSecrets: true,
      fast: true,
      tell: () => undefined,
    })
  const state = async () =>
    describeBackups(
      await readBackupState(db, { dataDir, backupDir, databaseUrl: undefined }),
      systemClock.now(),
    )
  expect(await state()).toEqual([expect.stringContaining('WARN  no backup was ever taken')])
  await backup()
  expect((await state()).join('\n')).not.toContain('WARN')

  // As a disk that is not mounted any more.
  renameSync(wal, `${wal}.away`)
  writeFileSync(wal, '')
  await pool.query('create table written (at timestamptz not null)')
  for (let nth = 0; nth < 3; nth += 1) {
    await pool.query('insert into written values (now())')
    await pool.query('select pg_switch_wal()')
  }
  await waitFor(async () => expect((await state()).join('\n')).toContain('cannot put its log away'))
  const { log, entries } = collectingLog()
  await lookAfter({ directory, backupDir, log }, 1)
  expect(entries).toMatchObject([{ level: 'error', msg: expect.stringContaining('given up') }])
  expect((await state()).join('\n')).toContain('was given up')
  await pool.query('insert into written values (now())')
  await expect(backup()).rejects.toThrow('PostgreSQL cannot put its log into')

  rmSync(wal)
  renameSync(`${wal}.away`, wal)
  await backup()
  expect((await state()).join('\n')).not.toContain('given up')
  // The third: the first is gone, and of the log what only it needed.
  const before = readdirSync(wal)
  await backup()
  expect(readdirSync(join(backupDir, 'base'))).toHaveLength(2)
  expect(readdirSync(wal).length).toBeLessThanOrEqual(before.length + 2)
})
