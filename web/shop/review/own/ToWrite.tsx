import type { ReviewLine } from '#domain/review/api.ts'
import { reviewLinePath } from '#domain/review/review-address.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LineHead } from './LineHead.tsx'
import { ownReviewTexts as texts } from './texts.ts'

/** Products that nothing is said of yet. */
export function ToWrite({ lines }: { lines: readonly ReviewLine[] }) {
  return (
    <section aria-labelledby="cho-viet">
      <h2 id="cho-viet" className="mb-3 text-lg">
        {texts.toWrite}
      </h2>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <Card as="li" key={`${line.order_code}-${line.line_no}`}>
            <div className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 flex-1 basis-60">
                <LineHead line={line}>
                  <p className="text-sm text-ink-3">{texts.until(line.write_until!)}</p>
                </LineHead>
              </div>
              <ButtonLink
                to={reviewLinePath(line)}
                variant="secondary"
                aria-label={texts.writeOf(line.product_name)}
                className="phone:w-full"
              >
                {texts.write}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
