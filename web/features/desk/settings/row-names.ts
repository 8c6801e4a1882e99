import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizeProvinceName } from '#domain/location/unit-names.ts'

/** How staff call the rows of a table: kept under a key, read and written as a name. */
export interface RowNames {
  nameOf: (key: string) => string
  /** Null for a name that means no row. */
  keyOf: (name: string) => string | null
}

/** The rows of most tables are called as they are kept. */
export const plainNames: RowNames = { nameOf: (key) => key, keyOf: (name) => name }

/** Provinces are kept by their code; with or without accents, `Tỉnh` or `TP.`, a name leads to it. */
export function namesOfProvinces(provinces: readonly { id: number; name: string }[]): RowNames {
  const names = new Map(provinces.map(({ id, name }) => [String(id), name]))
  const keys = new Map(provinces.map(({ id, name }) => [foldVietnamese(name), String(id)]))
  return {
    nameOf: (key) => names.get(key) ?? key,
    keyOf: (name) => (names.has(name) ? name : (keys.get(foldVietnamese(bare(name))) ?? null)),
  }
}

function bare(name: string): string {
  return normalizeProvinceName(name).replace(/^TP\.?\s+/i, '')
}
