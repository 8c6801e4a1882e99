import type { ArticleCard, LandingPage, ShownBlock } from '#domain/publishing/api.ts'
import type { ShownExpert } from '#domain/publishing/experts/api.ts'
import type { BlockFields, BlockType, PageBlock } from '#domain/publishing/blocks.ts'
import { toCard, type CardProduct } from '#web/shop/catalog/card.ts'

/** A block as it is drawn: its products as cards. */
export type LandingBlock = PageBlock & {
  products?: CardProduct[]
  articles?: ArticleCard[]
  experts?: ShownExpert[]
  voucher?: NonNullable<ShownBlock['voucher']>
  ended?: boolean
}

export type Tone = PageBlock['tone']

/** What each block's component is given. */
export interface BlockProps<T extends BlockType> {
  fields: BlockFields<T>
  tone: Tone
}

export interface PageOfBlocks extends Omit<LandingPage, 'blocks'> {
  blocks: LandingBlock[]
}

export function pageOfBlocks({ blocks, ...page }: LandingPage): PageOfBlocks {
  return { ...page, blocks: blocks.map(withCards).filter(hasSomething) }
}

function withCards({ products, ...block }: ShownBlock): LandingBlock {
  return { ...block, ...(products ? { products: products.map(toCard) } : {}) }
}

/** What names nothing that there is now leaves no gap. */
function hasSomething({ type, products, articles, experts, voucher }: LandingBlock): boolean {
  switch (type) {
    case 'product':
    case 'products':
      return (products?.length ?? 0) > 0
    case 'articles':
      return (articles?.length ?? 0) > 0
    case 'experts':
      return (experts?.length ?? 0) > 0
    case 'voucher':
      return voucher !== undefined
    default:
      return true
  }
}
