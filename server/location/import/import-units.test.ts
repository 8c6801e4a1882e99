import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db.ts'
import { pickupBranches } from '#domain/location/pickup-branches.ts'
import { listDistrictsWithoutWards, type UnitLevel } from '#domain/location/units.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { findAddressNames } from '../address-names.ts'
import { listDistricts, listWards } from '../list-old-units.ts'
import { listNewWards } from '../list-new-units.ts'
import { listNewProvinces, listProvinces } from '../list-provinces.ts'
import { importUnits, seedUnits, type ImportReport } from './import-units.ts'
import { readPackagedRelease } from './packaged-release.ts'
import type { RawRelease } from './release.ts'
import { formatImportReport } from './report.ts'

const clock = fixedClock('2026-11-20T08:00:00+07:00')
let test: TestDatabase
let open: OpenDatabase
let packaged: RawRelease
let seeded: ImportReport | null

beforeAll(async () => {
  test = await createTestDatabase()
  open = openDatabase(test.url)
  packaged = await readPackagedRelease()
  seeded = await seedUnits(open.db, clock)
})
afterAll(async () => {
  await open.close()
  await test.drop()
})

describe('the packaged units in an empty database', () => {
  it('are the 63 provinces with "Khác" and the 34 of today', async () => {
    expect(seeded?.counts.map(({ scheme, level, added }) => `${scheme} ${level} ${added}`)).toEqual(
      [
        'gso63 province 64',
        'gso63 district 696',
        'gso63 ward 10035',
        'gso34 province 34',
        'gso34 ward 3321',
      ],
    )
    expect(await listProvinces(open)).toHaveLength(64)
    expect(await listNewProvinces(open)).toHaveLength(34)
  })

  it('carry the codes of the three branches, with their ERP ids', async () => {
    for (const { province, district, ward } of pickupBranches) {
      const ids = { province: province.id, district: district.id, ward: ward.id }
      expect(await findAddressNames(open.db, ids)).toMatchObject({ province, district, ward })
    }
  })

  it('tell where the wards of the branches belong today', async () => {
    const today = pickupBranches.map(async ({ province, district, ward }) => {
      const ids = { province: province.id, district: district.id, ward: ward.id }
      return (await findAddressNames(open.db, ids))?.newAddress
    })
    expect(await Promise.all(today)).toEqual([
      'Phường Kim Liên, Hà Nội',
      'Phường Hòa Cường, Đà Nẵng',
      'Phường Bảy Hiền, Hồ Chí Minh',
    ])
  })

  it('leave five districts without wards, each known to be a ward of today', async () => {
    const { rows } = await open.pool.query(`
      select code from admin_unit district
      where scheme = 'gso63' and level = 'district' and not exists (
        select from admin_unit ward where ward.scheme = 'gso63' and ward.parent_level = 'district'
          and ward.parent_code = district.code)
      order by code`)
    expect(rows.map(({ code }) => code)).toEqual(listDistrictsWithoutWards())
    const conDao = (await listDistricts(open, { provinceId: 77 })).find(({ id }) => id === 755)
    expect(conDao?.newName).toBe('Đặc khu Côn Đảo')
  })

  it('know a ward of today for every old ward', async () => {
    const { rows } = await open.pool.query(`
      select code from admin_unit where scheme = 'gso63' and level = 'ward' and not exists (
        select from unit_successor where old_level = 'ward' and old_code = code)`)
    expect(rows).toEqual([])
  })

  it('use the present numbers of the two renumbered communes', async () => {
    const { rows } = await open.pool.query(`
      select code, name from admin_unit
      where scheme = 'gso34' and level = 'ward' and code in (6970, 6978, 23737, 23938)
      order by code`)
    expect(rows).toEqual([
      { code: 6978, name: 'Xã Ba Chẽ' },
      { code: 23938, name: 'Xã Ia Mơ' },
    ])
  })

  it('are listed whole: nothing is cut at 100', async () => {
    expect(await listNewWards(open, { provinceId: 79 })).toHaveLength(168)
  })

  it('come with a delivery estimate for every province', async () => {
    const { rows } = await open.pool.query('select count(*) from estimated_delivery')
    expect(rows[0].count).toBe(64)
  })

  it('report what the sources had wrong', () => {
    const problems = seeded?.problems.map(({ what, count }) => `${count} ${what}`)
    expect(problems).toContain('943 row of the old-to-new map without an old code, left out')
    expect(seeded && formatImportReport(seeded)).toMatch(/gso63 ward +10035 +10035 +0 +0/)
  })
})

describe('importing', () => {
  it('the same again changes nothing', async () => {
    const before = await countEverything()
    const report = await importUnits(open.db, packaged, clock)
    expect(report).toMatchObject({ applied: false })
    expect(
      report.counts.every(({ added, changed, retired }) => added + changed + retired === 0),
    ).toBe(true)
    expect(await countEverything()).toEqual(before)
    expect(await seedUnits(open.db, clock)).toBeNull()
  })

  it('a newer version renames, adds and retires, and a retired unit stays readable', async () => {
    const report = await importUnits(open.db, newerVersion(), clock)
    expect(changesOf(report, 'ward')).toEqual({ added: 1, changed: 1, retired: 1 })
    expect(report.problems).toContainEqual({
      what: 'gso63 ward no longer in the source, retired',
      count: 1,
      examples: ['178 Phường Cát Linh'],
    })
    expect(report.problems.map(({ what }) => what)).toContain(
      'old ward without a ward of today: import a newer map',
    )
    const names = (await listWards(open, { districtId: 6 })).map(({ name }) => name)
    expect(names).toContain('Phường Khương Thượng Mới')
    expect(names).toContain('Phường Vừa Lập')
    expect(names).not.toContain('Phường Cát Linh')
    const catLinh = await findAddressNames(open.db, { province: 1, district: 6, ward: 178 })
    expect(catLinh?.ward?.name).toBe('Phường Cát Linh')
  })

  it('an older version again brings its state back', async () => {
    const report = await importUnits(open.db, packaged, clock)
    expect(changesOf(report, 'ward')).toEqual({ added: 0, changed: 2, retired: 1 })
    const names = (await listWards(open, { districtId: 6 })).map(({ name }) => name)
    expect(names).toContain('Phường Cát Linh')
    expect(names).not.toContain('Phường Vừa Lập')
  })

  it('a map where a ward was split offers the choice and suggests none', async () => {
    const successors = [
      ...(packaged.successors ?? []),
      { oldLevel: 'ward' as const, old: '00007', new: '00025' },
      { oldLevel: 'ward' as const, old: '00007', new: '00008' },
      { oldLevel: 'ward' as const, old: '00007', new: '99999' },
    ]
    const report = await importUnits(open.db, { ...packaged, version: 'split', successors }, clock)
    expect(report.problems.map(({ what }) => what)).toContain(
      'successor of or to an unknown unit, left out',
    )
    const congVi = (await listWards(open, { districtId: 1 })).find(({ id }) => id === 7)
    expect(congVi?.newOptions.map(({ name }) => name)).toEqual([
      'Phường Giảng Võ',
      'Phường Ngọc Hà',
    ])
    expect(congVi?.newName).toBeUndefined()
    const names = await findAddressNames(open.db, { province: 1, district: 1, ward: 7 })
    expect(names?.newAddress).toBeNull()
  })

  it('one scheme alone leaves the other and the map as they are', async () => {
    const units = packaged.units.filter(({ scheme }) => scheme === 'gso34')
    const renamed = units.map((unit) =>
      unit.level === 'ward' && Number(unit.code) === 26326
        ? { ...unit, name: 'Phường Dầu Giây' }
        : unit,
    )
    const release = { source: 'tree', version: '2026-07', units: renamed, successors: null }
    const report = await importUnits(open.db, release, clock)
    expect(report.counts.map(({ scheme }) => scheme)).toEqual(['gso34', 'gso34'])
    expect(changesOf(report, 'ward')).toEqual({ added: 0, changed: 1, retired: 0 })
    expect(await listProvinces(open)).toHaveLength(64)
  })

  it('half a file is refused unless that is meant', async () => {
    const half = { ...packaged, units: packaged.units.filter((_, index) => index % 2 === 0) }
    const before = await countEverything()
    await expect(importUnits(open.db, half, clock)).rejects.toThrow(/nothing was imported/)
    expect(await countEverything()).toEqual(before)
  })

  it('twice at once is done once', async () => {
    const { rows: before } = await open.pool.query('select count(*) from unit_import')
    const release = { ...newerVersion(), version: 'at once' }
    const reports = await Promise.all([1, 2].map(() => importUnits(open.db, release, clock)))
    expect(reports.filter(({ applied }) => applied)).toHaveLength(1)
    const { rows: after } = await open.pool.query('select count(*) from unit_import')
    expect(after[0].count - before[0].count).toBe(1)
  })
})

function newerVersion(): RawRelease {
  const units = packaged.units.flatMap((unit) => {
    if (unit.scheme !== 'gso63' || unit.level !== 'ward') return unit
    if (Number(unit.code) === 178) return []
    return Number(unit.code) === 238 ? { ...unit, name: 'Phường Khương Thượng Mới' } : unit
  })
  const founded = { scheme: 'gso63', level: 'ward', code: 99001, parent: '006' } as const
  return {
    ...packaged,
    version: '2099-01',
    units: [...units, { ...founded, name: 'Phường Vừa Lập' }],
  }
}

function changesOf(report: ImportReport, level: UnitLevel) {
  const counts = report.counts.find((each) => each.level === level)
  return counts && { added: counts.added, changed: counts.changed, retired: counts.retired }
}

async function countEverything() {
  const { rows } = await open.pool.query(`
    select (select count(*) from admin_unit) as units,
      (select count(*) from admin_unit where retired_at is not null) as retired,
      (select count(*) from unit_successor) as successors,
      (select count(*) from unit_import) as imports`)
  return rows[0]
}
