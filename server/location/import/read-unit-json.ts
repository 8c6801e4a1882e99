import { z } from 'zod'
import { regions, schemes, unitLevels, type Scheme } from '#domain/location/units.ts'
import type { RawRelease, RawUnit } from './release.ts'
import { UnitFileError } from './unit-file-error.ts'

const code = z.union([z.string(), z.int()])

/** Our own form (docs/rules/locations.md §6). */
const ownFile = z.object({
  source: z.string().min(1),
  version: z.string().min(1),
  units: z
    .array(
      z.object({
        scheme: z.enum(schemes),
        level: z.enum(unitLevels),
        code,
        parent: code.nullable().default(null),
        name: z.string(),
        erpId: z.string().nullish(),
        region: z.enum(regions).nullish(),
        sort: z.int().optional(),
      }),
    )
    .default([]),
  successors: z
    .array(
      z.object({ oldLevel: z.enum(['district', 'ward']).default('ward'), old: code, new: code }),
    )
    .nullable()
    .default(null),
})

/** The trees published as vietnamese-provinces-database: three levels up to v2, two since v3. */
const ward = z.object({ Code: code, FullName: z.string() })
const district = ward.extend({ Wards: z.array(ward).nullish(), Ward: z.array(ward).nullish() })
const publishedTree = z.array(
  district.extend({
    Districts: z.array(district).nullish(),
    District: z.array(district).nullish(),
  }),
)
type PublishedDistrict = z.output<typeof district>
type PublishedProvince = z.output<typeof publishedTree>[number]

export function readUnitJson(text: string, fileName: string): RawRelease {
  const content = parseJson(text, fileName)
  if (!Array.isArray(content)) return parseShape(ownFile, content, fileName)
  const provinces = parseShape(publishedTree, content, fileName)
  return { source: fileName, version: fileName, units: flattenTree(provinces), successors: null }
}

function flattenTree(provinces: PublishedProvince[]): RawUnit[] {
  const hasDistricts = provinces.some((province) => districtsOf(province).length > 0)
  const scheme: Scheme = hasDistricts ? 'gso63' : 'gso34'
  return provinces.flatMap((province) => [
    unit(scheme, 'province', province, null),
    ...wardsOf(province).map((each) => unit(scheme, 'ward', each, province.Code)),
    ...districtsOf(province).flatMap((each) => [
      unit(scheme, 'district', each, province.Code),
      ...wardsOf(each).map((child) => unit(scheme, 'ward', child, each.Code)),
    ]),
  ])
}

function districtsOf(province: PublishedProvince): PublishedDistrict[] {
  return province.Districts ?? province.District ?? []
}

function wardsOf(parent: PublishedDistrict): z.output<typeof ward>[] {
  return parent.Wards ?? parent.Ward ?? []
}

function unit(
  scheme: Scheme,
  level: RawUnit['level'],
  { Code, FullName }: z.output<typeof ward>,
  parent: RawUnit['parent'],
): RawUnit {
  return { scheme, level, code: Code, parent, name: FullName }
}

function parseJson(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnitFileError(`${fileName}: not JSON.`, { cause })
  }
}

function parseShape<T extends z.ZodType>(
  schema: T,
  content: unknown,
  fileName: string,
): z.output<T> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new UnitFileError(`${fileName}: ${issue?.path.join('.')} ${issue?.message}`)
}
