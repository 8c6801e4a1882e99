import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/source-files.ts'

/**
 * What engines that speak PostgreSQL and spread rows over machines refuse or do otherwise, by the migrations that use
 * it (docs/operations/size.md). A new migration finds another way: a unique index, a row trigger, a row lock.
 */
const features: Readonly<Record<string, RegExp>> = {
  'exclusion constraint': /exclude using/gi,
  'deferrable constraint': /\bdeferrable\b/gi,
  'constraint trigger': /constraint trigger/gi,
  'transition tables of a trigger': /referencing (?:new|old) table/gi,
  'unlogged table': /\bunlogged\b/gi,
  'numbers of transactions': /\bxid8\b|pg_current_xact_id|pg_current_snapshot/gi,
  'advisory lock': /pg_(?:try_)?advisory/gi,
  'temporary table': /create temp/gi,
  'inheritance, rule or event trigger': /\binherits\b|create (?:or replace )?rule|event trigger/gi,
  'two-phase commit': /prepare transaction/gi,
  'own operator class or C function': /create operator|language c\b/gi,
}

const known: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'unlogged table': { '0001': 1 },
  'numbers of transactions': { '0004': 3, '0151': 3 },
  'exclusion constraint': { '0011': 1, '0127': 1, '0137': 1 },
  'deferrable constraint': { '0021': 2, '0052': 1, '0149': 1 },
  'transition tables of a trigger': {
    '0043': 14,
    '0079': 2,
    '0096': 2,
    '0131': 3,
    '0153': 7,
    '0157': 1,
  },
  'constraint trigger': { '0149': 1 },
  'advisory lock': { '0168': 1 },
}

test('no migration uses more of what an engine of many machines would refuse', () => {
  expect(usedFeatures()).toEqual(known)
})

function usedFeatures(): Record<string, Record<string, number>> {
  const folder = join(root, 'migrations')
  const used: Record<string, Record<string, number>> = {}
  for (const file of readdirSync(folder).toSorted()) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/--.*$/gm, '')
    for (const [feature, words] of Object.entries(features)) {
      const count = text.match(words)?.length ?? 0
      if (count > 0) (used[feature] ??= {})[file.slice(0, 4)] = count
    }
  }
  return used
}
