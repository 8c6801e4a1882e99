import { useMemo } from 'react'
import { listBackofficeProducts } from '#domain/catalog/backoffice/api.ts'
import { listProvinces } from '#domain/location/api.ts'
import type { SettingWords } from '#domain/settings/setting.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'

/** How staff call what is kept by a number or a code; the key itself until that is known, or where it never is. */
export type NameOf = (key: string) => string

export function useNames(names: SettingWords['names'], keys: readonly string[]): NameOf {
  const provinces = useUnits(listProvinces, names === 'province' ? {} : null)
  const codes = names === 'product' ? keys : []
  const canSee = useCan('products.read')
  const { data: products } = useQuery(
    listBackofficeProducts,
    { codes: codes.slice(0, 100), limit: 100 },
    { enabled: canSee && codes.length > 0, keepsPrevious: true },
  )
  return useMemo(() => {
    const known = new Map([
      ...provinces.items.map(({ id, name }) => [String(id), name] as const),
      ...(products?.items ?? []).map(
        ({ product_code: code, name }) => [code, `${name} (${code})`] as const,
      ),
    ])
    return (key) => known.get(key) ?? key
  }, [provinces.items, products])
}
