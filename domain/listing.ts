import type { z } from 'zod'
import type { Endpoint } from './contract.ts'
import type { Permission } from './staff/permissions.ts'

/** What the tools of a list know of it: its search, filters, order, columns, keys and saved views. */
export interface AnyListing {
  /** Views of it are kept under this name. */
  path: string
  /** Who sees it, as its endpoint has it; who may share a view with all of them. */
  reads: Permission
  shares: Permission
  /** A line of it. */
  row: z.ZodObject
  /** Of what its endpoint takes, what people narrow it by; `q` where there are words to look for. */
  filters: z.ZodObject
  /** What it can be sorted by; a dash in front turns it round. */
  sorts: readonly string[]
  list: Endpoint
}

/**
 * A list whose records staff do not write as a `resource`: they only look, or the records have an editor of their own.
 * Its endpoint is declared and served as any other.
 */
export function listing<const L extends AnyListing>(definition: L): L {
  return definition
}
