import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Manifest } from './backup-dir.ts'
import { chooseSpan, listSpans } from './restorable.ts'
import { isOf, stretchesOf } from './timelines.ts'

const now = at('12:00')

describe('which moments can be restored', () => {
  test('those from the end of a backup on, as far as the log goes without a hole', () => {
    const { backupDir } = archive({ 5: '10:01', 6: '10:10', 7: '10:20' })
    const spans = listSpans({ backupDir, backups: [backup('10:05', 5)], beside: '' })
    expect(chooseSpan(spans, at('10:05'), now).backup.id).toBe('10:05')
    expect(chooseSpan(spans, at('10:20'), now).isCut).toBe(false)
    expect(() => chooseSpan(spans, at('10:04'), now)).toThrow('before the first backup')
    expect(() => chooseSpan(spans, at('10:21'), now)).toThrow('does not reach')
    expect(() => chooseSpan(spans, at('12:01'), now)).toThrow('is still to come')
    expect(() => chooseSpan([], at('10:10'), now)).toThrow('There is no backup yet')
  })

  test('the newest backup before it is taken, and an older one where the newest is behind the hole', () => {
    const { backupDir } = archive({ 5: '10:01', 6: '10:10', 8: '10:30', 9: '10:40' })
    const backups = [backup('10:05', 5), backup('10:08', 6), backup('10:35', 8)]
    const spans = listSpans({ backupDir, backups, beside: '' })
    expect(chooseSpan(spans, at('10:09'), now).backup.id).toBe('10:08')
    expect(chooseSpan(spans, at('10:06'), now).backup.id).toBe('10:05')
    expect(chooseSpan(spans, at('10:40'), now).backup.id).toBe('10:35')
    const refused = () => chooseSpan(spans, at('10:20'), now)
    expect(refused).toThrow(/10:05:00 \(\+07\) – 2026-11-22 10:10:00[^]*10:35:00 .* 10:40:00/)
  })

  test('what a switch left is not what the shop became', () => {
    const history = stretchesOf('1\t0/6000028\tbefore 2026-11-22\n\n', 2)
    const name = (timeline: number, place: number) => pieceOf(place, timeline)
    expect([isOf(history, name(1, 5)), isOf(history, name(1, 6))]).toEqual([true, true])
    expect([isOf(history, name(1, 7)), isOf(history, name(2, 7))]).toEqual([false, true])
    expect(isOf(history, name(2, 5))).toBe(false)
    expect(isOf(history, name(3, 7))).toBe(false)
  })
})

function at(time: string): Date {
  return new Date(`2026-11-22T${time}:00+07:00`)
}

function pieceOf(place: number, timeline = 1): string {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(timeline) + hex(0) + hex(place)
}

/** Pieces by their places, with the time when they were written. */
function archive(pieces: Record<number, string>): { backupDir: string } {
  const backupDir = mkdtempSync(join(tmpdir(), 'anlanh-spans-'))
  onTestFinished(() => rmSync(backupDir, { recursive: true }))
  mkdirSync(join(backupDir, 'wal'))
  for (const [place, time] of Object.entries(pieces)) {
    const path = join(backupDir, 'wal', `${pieceOf(Number(place))}.gz`)
    writeFileSync(path, '')
    utimesSync(path, at(time), at(time))
  }
  return { backupDir }
}

function backup(time: string, place: number): Manifest {
  return {
    id: time,
    startedAt: at(time).toISOString(),
    stoppedAt: at(time).toISOString(),
    startPiece: pieceOf(place),
    stopPiece: pieceOf(place),
    timeline: 1,
    postgresVersion: '18.4',
    schema: null,
    bytes: 0,
    packedBytes: 0,
    secrets: [],
    keyMark: '',
  }
}
