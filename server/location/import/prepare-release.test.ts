import { describe, expect, it } from 'vitest'
import { prepareRelease } from './prepare-release.ts'
import { readUnitCsv } from './read-unit-csv.ts'
import { readUnitJson } from './read-unit-json.ts'
import type { RawUnit } from './release.ts'

const hanoi: RawUnit = { ...unit('province', '01', null), name: 'Thành phố Hà Nội' }
const dongDa: RawUnit = { ...unit('district', '006', '01'), name: 'Quận Đống Đa' }

describe('a release', () => {
  it('has its codes as numbers and its names normalised', () => {
    const ward = { ...unit('ward', '00238', '006'), name: 'phường Khương  Thượng' }
    const { units } = prepare([hanoi, dongDa, ward])
    expect(units.find(({ level }) => level === 'ward')).toMatchObject({
      code: 238,
      parent_code: 6,
      name: 'Phường Khương Thượng',
    })
  })

  it('brings "Khác" as the last province of the three-level scheme', () => {
    const provinces = prepare([hanoi, { ...unit('province', 80, null), name: 'Tỉnh Long An' }])
    expect(provinces.units.map(({ name, sort }) => `${sort} ${name}`)).toEqual([
      '1 Hà Nội',
      '2 Long An',
      '3 Khác',
    ])
  })

  it('keeps the first of two different units with one code, and says so', () => {
    const { units, problems } = prepare([hanoi, dongDa, { ...dongDa, name: 'Quận Khác' }])
    expect(units.filter(({ level }) => level === 'district')).toHaveLength(1)
    expect(problems).toContainEqual(
      expect.objectContaining({ count: 1, examples: ['6 Quận Đống Đa / Quận Khác'] }),
    )
  })

  it('leaves out a ward without its district, and a district without its province', () => {
    const orphan = unit('ward', '00001', '777')
    const { units, problems } = prepare([hanoi, orphan, unit('district', '900', '99'), dongDa])
    expect(units.map(({ code }) => code).toSorted()).toEqual([1, 6, 900, 99].toSorted())
    expect(problems.map(({ what }) => what)).toContain('gso63 ward without its parent, left out')
  })

  it('warns of a district that has lost its wards', () => {
    const { problems } = prepare([hanoi, dongDa, { ...unit('district', 318, '01'), name: 'Đảo' }])
    expect(problems).toEqual([
      {
        what: 'district without wards: its shoppers cannot complete an address',
        count: 1,
        examples: ['6 Quận Đống Đa'],
      },
    ])
  })

  it('has the same checksum in whatever order the source lists it', () => {
    expect(prepare([hanoi, dongDa]).checksum).toBe(prepare([dongDa, hanoi]).checksum)
    expect(prepare([hanoi, dongDa]).checksum).not.toBe(prepare([hanoi]).checksum)
  })
})

describe('a published file', () => {
  it('as a two-level JSON tree gives units of the new scheme', () => {
    const tree = [
      {
        Code: '79',
        FullName: 'Thành phố Hồ Chí Minh',
        Wards: [{ Code: '26983', FullName: 'Phường Bảy Hiền', ProvinceCode: '79' }],
      },
    ]
    const release = prepareRelease(readUnitJson(JSON.stringify(tree), 'tree.json'))
    expect(release.units.map(({ scheme, level, code }) => `${scheme} ${level} ${code}`)).toEqual([
      'gso34 province 79',
      'gso34 ward 26983',
    ])
    expect(release.successors).toBeNull()
  })

  it('as a three-level JSON tree gives units of the old scheme', () => {
    const ward = { Code: '26971', FullName: 'Phường 12' }
    const district = { Code: '766', FullName: 'Quận Tân Bình', Ward: [ward] }
    const tree = [{ Code: '79', FullName: 'Thành phố Hồ Chí Minh', District: [district] }]
    const release = prepareRelease(readUnitJson(JSON.stringify(tree), 'tree.json'))
    expect(release.units.map(({ code, parent_code }) => [code, parent_code])).toEqual(
      expect.arrayContaining([
        [79, null],
        [766, 79],
        [26971, 766],
      ]),
    )
  })

  it('as the conversion CSV gives both schemes and the map, split wards with several rows', () => {
    const release = prepareRelease(readUnitCsv(conversionCsv, 'convert.csv'))
    expect(release.units.filter(({ level }) => level === 'ward').map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Phường Cống Vị',
        'Phường Giảng Võ',
        'Phường Ngọc Hà',
        'Đặc khu Lý Sơn',
      ]),
    )
    expect(release.successors).toEqual([
      { old_level: 'district', old_code: 536, new_code: 21548 },
      { old_level: 'ward', old_code: 7, new_code: 8 },
      { old_level: 'ward', old_code: 7, new_code: 25 },
    ])
  })

  it('from before a renumbering gets the present number, in units and map', () => {
    const row =
      '22,193,06970,Tỉnh Quảng Ninh,Huyện Ba Chẽ,Thị trấn Ba Chẽ,Quảng Ninh,Xã Ba Chẽ,22,06970'
    const [header] = conversionCsv.split('\n')
    const release = prepareRelease(readUnitCsv(`${header}\n${row}\n`, 'convert.csv'))
    const wards = release.units.filter(({ level }) => level === 'ward')
    expect(wards.map(({ scheme, code }) => `${scheme} ${code}`)).toEqual([
      'gso34 6978',
      'gso63 6970',
    ])
    expect(release.successors).toEqual([{ old_level: 'ward', old_code: 6970, new_code: 6978 }])
  })

  it('of another shape is refused in one line', () => {
    expect(() => readUnitCsv('a,b\n1,2\n', 'x.csv')).toThrow(
      /x\.csv: no rows or no column province/,
    )
    expect(() => readUnitJson('{"version":1}', 'x.json')).toThrow(/^x\.json: source/)
    expect(() => readUnitJson('nothing', 'x.json')).toThrow('x.json: not JSON.')
  })
})

const conversionCsv = `provinceCode,districtCode,wardCode,province,district,ward,newProvince,newWard,newProvinceCode,newWardCode
1,1,7.0,Thành phố Hà Nội,Quận Ba Đình,Phường Cống Vị,Thành phố Hà Nội,Phường Giảng Võ,01,00025
1,1,7.0,Thành phố Hà Nội,Quận Ba Đình,Phường Cống Vị,Thành phố Hà Nội,Phường Ngọc Hà,01,00008
51,536,,Tỉnh Quảng Ngãi,Huyện Lý Sơn,,Tỉnh Quảng Ngãi,Đặc khu Lý Sơn,51,21548
`

function unit(level: RawUnit['level'], code: RawUnit['code'], parent: RawUnit['parent']): RawUnit {
  return { scheme: 'gso63', level, code, parent, name: `Xã ${code}` }
}

function prepare(units: RawUnit[]) {
  return prepareRelease({ source: 'test', version: '1', units, successors: null })
}
