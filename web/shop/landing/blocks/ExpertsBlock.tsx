import { expertPaths } from '#web/shop/experts/paths.ts'
import { ExpertCards } from '#web/shop/experts/ExpertCards.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { BandHeading } from '../Band.tsx'
import type { BlockProps, LandingBlock } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

export function ExpertsBlock({
  fields,
  tone,
  experts,
}: BlockProps<'experts'> & Pick<LandingBlock, 'experts'>) {
  return (
    <>
      <BandHeading title={fields.title} text={fields.text} tone={tone} />
      <div className="text-ink">
        <ExpertCards experts={experts ?? []} />
      </div>
      <p className="mt-6 text-center">
        <a href={expertPaths.list()} className={buttonClass({ variant: 'secondary' })}>
          {texts.askExperts}
        </a>
      </p>
    </>
  )
}
