import { isCodePrefix } from '#domain/genuine/check-character.ts'
import { boxesOfPrefix, prefixForProduct, testPrefix } from '#domain/genuine/prefixes.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { NewBatch } from './batch-queries.ts'
import { printOfKey, type CodeKeys } from './code-hash.ts'
import type { CodeKind } from './found-code.ts'

/** What a batch's codes are for. */
export interface BatchTerms {
  /** Unique. */
  name: string
  kind: CodeKind
  /** Three characters; of a set one of `comboPrefixes`. Without it made from the product's code. */
  prefix?: string
  productCode: string
  /** What one code brings, all of its boxes together. */
  point: number
  lot?: string
  productExpiresOn?: VietnamDay | null
  /** The last Vietnam day on which its codes earn. */
  earnUntil?: VietnamDay | null
  voucherCampaignId?: number | null
  /** `ranges`: nothing of it earns before it is activated; all at once where this is left out. */
  activation?: 'all' | 'ranges'
  /** Who asked for it. */
  createdBy?: string
}

/** Sets in the shop have their prefix as product code. */
export function prefixOf({ kind, prefix, productCode }: BatchTerms): string {
  const made = { combo: productCode, single: prefixForProduct(productCode), test: testPrefix }
  const chosen = prefix ?? made[kind]
  if (!isCodePrefix(chosen)) throw new RangeError(`no code can begin with "${chosen}"`)
  if ((boxesOfPrefix(chosen) !== null) !== (kind === 'combo')) {
    throw new RangeError(`"${chosen}" is not a prefix of kind ${kind}`)
  }
  return chosen
}

export function batchRowOf(
  { config, clock }: Pick<Context, 'clock'> & { config: CodeKeys },
  terms: BatchTerms & { exportedTo?: string },
  source: NewBatch['source'],
): NewBatch {
  // An imported list may have any beginning: only a set's own tells how many boxes it means.
  const prefix = source === 'generated' ? prefixOf(terms) : (terms.prefix ?? terms.productCode)
  const boxes = terms.kind === 'combo' ? boxesOfPrefix(prefix) : 1
  if (boxes === null) throw new RangeError(`"${prefix}" is not a prefix of kind combo`)
  return {
    name: terms.name,
    kind: terms.kind,
    boxes,
    productCode: terms.productCode,
    point: terms.point,
    lot: terms.lot ?? '',
    productExpiresOn: terms.productExpiresOn ?? null,
    earnUntil: terms.earnUntil ?? null,
    voucherCampaignId: terms.voucherCampaignId ?? null,
    source,
    exportedTo: terms.exportedTo ?? null,
    keyPrint: printOfKey(config),
    activation: terms.activation ?? 'all',
    createdBy: terms.createdBy ?? '',
    at: clock.now(),
  }
}
