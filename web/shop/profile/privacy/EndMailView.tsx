import type { Output } from '#domain/contract.ts'
import type { getMailEnd } from '#domain/identity/account-data/api.ts'
import { mailEndFormPath } from '#domain/notification/mail-end-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { endMailTexts as texts } from '../texts.ts'

interface EndMailViewProps {
  token: string
  state: Output<typeof getMailEnd>
}

/** One press ends it, without a login and without scripts; pressed once more it says that it has ended. */
export function EndMailView({ token, state: { purpose, wanted } }: EndMailViewProps) {
  return (
    <div className="shop-column pt-8 pb-12 phone:pt-4">
      <Card className="mx-auto max-w-xl px-8 py-8 phone:px-4 phone:py-6">
        <h1 className="text-2xl">{wanted ? texts.ask[purpose] : texts.ended}</h1>
        <p className="mt-3 text-ink-2">{wanted ? texts.what[purpose] : texts.endedText}</p>
        {wanted && (
          <form method="post" action={mailEndFormPath(token)} className="mt-6">
            <Button type="submit" size="main" wide>
              {texts.end}
            </Button>
          </form>
        )}
        <p className="mt-4">
          <a
            href="/ho-so-thanh-vien/quyen-rieng-tu/"
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            {texts.all}
          </a>
        </p>
      </Card>
    </div>
  )
}
