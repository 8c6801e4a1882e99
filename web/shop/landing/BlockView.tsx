import { Band } from './Band.tsx'
import { ArticlesBlock } from './blocks/ArticlesBlock.tsx'
import { BenefitsBlock } from './blocks/BenefitsBlock.tsx'
import { ContactBlock, PharmaciesBlock } from './blocks/ContactBlock.tsx'
import { CountdownBlock } from './blocks/CountdownBlock.tsx'
import { DividerBlock } from './blocks/DividerBlock.tsx'
import { EarnCodeBlock } from './blocks/EarnCodeBlock.tsx'
import { ExpertsBlock } from './blocks/ExpertsBlock.tsx'
import { HeroBlock } from './blocks/HeroBlock.tsx'
import { LeadBlock } from './blocks/LeadBlock.tsx'
import { GalleryBlock, PictureBlock, VideoBlock } from './blocks/PictureBlocks.tsx'
import { ProductBlock, ProductsBlock } from './blocks/ProductBlocks.tsx'
import { QuestionsBlock } from './blocks/QuestionsBlock.tsx'
import { StepsBlock } from './blocks/StepsBlock.tsx'
import { HeadingBlock, TextBlock } from './blocks/TextBlocks.tsx'
import { VoucherBlock } from './blocks/VoucherBlock.tsx'
import type { LandingBlock } from './landing-block.ts'

export interface BlockViewProps {
  block: LandingBlock
  /** Of the page, for what is sent to it. */
  slug: string
  isFirst: boolean
  isJoined: boolean
}

export function BlockView({ block, slug, isFirst, isJoined }: BlockViewProps) {
  if (block.type === 'hero') return <HeroBlock {...block} isFirst={isFirst} />
  if (block.type === 'divider') return <DividerBlock {...block} />
  return (
    <Band tone={block.tone} isJoined={isJoined} isHeading={block.type === 'heading'}>
      <Content block={block} slug={slug} />
    </Band>
  )
}

type Banded = Exclude<LandingBlock, { type: 'hero' | 'divider' }>

function Content({ block, slug }: { block: Banded; slug: string }) {
  switch (block.type) {
    case 'heading':
      return <HeadingBlock {...block} />
    case 'text':
      return <TextBlock {...block} />
    case 'picture':
      return <PictureBlock {...block} />
    case 'gallery':
      return <GalleryBlock {...block} />
    case 'video':
      return <VideoBlock {...block} />
    case 'product':
      return <ProductBlock {...block} />
    case 'products':
      return <ProductsBlock {...block} />
    case 'steps':
      return <StepsBlock {...block} />
    case 'benefits':
      return <BenefitsBlock {...block} />
    case 'questions':
      return <QuestionsBlock {...block} />
    case 'countdown':
      return <CountdownBlock {...block} />
    case 'earnCode':
      return <EarnCodeBlock {...block} />
    case 'voucher':
      return <VoucherBlock {...block} />
    case 'articles':
      return <ArticlesBlock {...block} />
    case 'experts':
      return <ExpertsBlock {...block} />
    case 'pharmacies':
      return <PharmaciesBlock {...block} />
    case 'contact':
      return <ContactBlock {...block} />
    case 'lead':
      return <LeadBlock {...block} slug={slug} block={block.key} />
  }
}
