import { BlockView } from './BlockView.tsx'
import type { PageOfBlocks } from './landing-block.ts'

/** A brand's or campaign's page: bands from edge to edge. Its first great title is the page's own. */
export function LandingView({ page }: { page: PageOfBlocks }) {
  const { blocks, title } = page
  const hasHero = blocks[0]?.type === 'hero'
  return (
    <div className="-mb-16 phone:-mb-10">
      {!hasHero && <h1 className="sr-only">{title}</h1>}
      {blocks.map((block, index) => (
        <BlockView
          key={block.key}
          block={block}
          slug={page.slug}
          isFirst={index === 0}
          isJoined={
            index > 0 &&
            blocks[index - 1]!.tone === block.tone &&
            blocks[index - 1]!.type !== 'hero'
          }
        />
      ))}
    </div>
  )
}
